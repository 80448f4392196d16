import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

export type Benefits = ValueOf<typeof getBenefits>;
export type Level = Benefits['levels'][number];

/** The levels and the member's own: bets and claims change both. */
export const useBenefits = () =>
  useApi(getBenefits, { language: useLanguage() }, { refreshedBy: 'wallet.changed', staleTime: 0 });
