import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { RadioOption } from 'shared-kernel/ui/radio-group';
import type { Promotion } from '../api/promotions.ts';
import { bonusFor } from './bonus-for.ts';

/** Stands for a deposit that takes none. */
export const NO_PROMOTION = '';

/** Whether a member may choose it now. */
export const isChoosable = ({ refusal }: Promotion): boolean => refusal === undefined;

/** None, and each promotion with what it would add to the amount; one that has been had for now stands there, and says so. */
export const usePromotionOptions = (
  promotions: readonly Promotion[],
  amount: number | null,
): readonly RadioOption[] => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const none = { value: NO_PROMOTION, label: t('deposit.promotion.none'), detail: t('deposit.promotion.noneDetail') };
  const options = promotions.map((promotion) => {
    const { code, name, detail, maxBonus, minDeposit, refusal } = promotion;
    const bonus = bonusFor(promotion, amount)?.bonus;
    return {
      value: code,
      label: name,
      detail: refusal === undefined ? detail : t('deposit.promotion.refused.used'),
      isDisabled: refusal !== undefined,
      end: bonus === undefined ? t('deposit.promotion.upTo', { amount: money(maxBonus) }) : `+${money(bonus)}`,
      endDetail: t('deposit.promotion.from', { amount: money(minDeposit) }),
    };
  });
  return [none, ...options];
};
