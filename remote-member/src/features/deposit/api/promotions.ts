import { acceptPromotion, getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDeposit, getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';

type DepositPromotions = ValueOf<typeof getDepositPromotions>;
export type Promotion = DepositPromotions['promotions'][number];
export type Bonus = NonNullable<DepositPromotions['bonus']>;

/** What a deposit may take, and the bonus that is on: what is credited or played elsewhere changes both. */
export const useDepositPromotions = () =>
  useApi(getDepositPromotions, { language: useLanguage() }, { refreshedBy: 'wallet.changed' });

export const useAcceptPromotion = () =>
  useApiMutation(acceptPromotion, { invalidates: [getDeposit, getDepositMethods] });

export const useGiveUpBonus = () =>
  useApiMutation(giveUpBonus, { publishes: ['wallet.changed'], invalidates: [getDepositPromotions] });
