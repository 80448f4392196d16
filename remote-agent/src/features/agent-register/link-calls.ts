import {
  createAffiliateLink,
  deleteAffiliateLink,
  getAffiliateLinks,
  openAccount,
} from '@shared-kernel/contracts/agent/accounts';
import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { getRebateQuotas } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type AffiliateLink = ValueOf<typeof getAffiliateLinks>['list'][number];

export const useAffiliateLinks = () => useApi(getAffiliateLinks, {});

const links = { invalidates: [getAffiliateLinks] };

export const useCreateLink = () => useApiMutation(createAffiliateLink, links);

export const useDeleteLink = () => useApiMutation(deleteAffiliateLink, links);

export const useOpenAccount = () => useApiMutation(openAccount, { invalidates: [getDownlines, getRebateQuotas] });
