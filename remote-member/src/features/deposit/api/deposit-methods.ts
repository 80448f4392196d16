import { getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

export type DepositMethods = ValueOf<typeof getDepositMethods>;
export type Channel = DepositMethods['methods'][number]['channels'][number];

/** What the member can pay by, and which deposits still wait: a payment elsewhere changes that. */
export const useDepositMethods = () =>
  useApi(getDepositMethods, { language: useLanguage() }, { refreshedBy: 'wallet.changed' });
