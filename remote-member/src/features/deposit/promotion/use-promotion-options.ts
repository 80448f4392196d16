import type { RadioOption } from '@shared-kernel/ui/radio-group';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Promotion } from '../api/calls.ts';

const PERCENT = 100;

/** What a promotion would add to a deposit (minor units), as the platform reckons it, and what is then to be bet; undefined below its least. */
export const bonusFor = ({ percent, maxBonus, minDeposit, turnoverTimes }: Promotion, deposit: number | null) => {
  if (deposit === null || !Number.isSafeInteger(deposit) || deposit < parseAmount(minDeposit)) return undefined;
  const bonus = Math.min(Math.floor((deposit * percent) / PERCENT), parseAmount(maxBonus));
  return { bonus: toDecimalAmount(bonus), required: toDecimalAmount(bonus * turnoverTimes) };
};

/** Stands for a deposit that takes none. */
export const NO_PROMOTION = '';

/** Whether a member may choose it now. */
export const isChoosable = ({ refusal }: Promotion): boolean => refusal === undefined;

/** Why it cannot be chosen: the member takes a break from play, or has had it for now. */
const refusedText = (refusal: string) =>
  refusal === 'excluded' ? 'deposit.promotion.refused.excluded' : 'deposit.promotion.refused.used';

/** None, and each promotion with what it would add to the amount; one that cannot be chosen now stands there, and says so. */
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
      detail: refusal === undefined ? detail : t(refusedText(refusal)),
      isDisabled: refusal !== undefined,
      end: bonus === undefined ? t('deposit.promotion.upTo', { amount: money(maxBonus) }) : `+${money(bonus)}`,
      endDetail: t('deposit.promotion.from', { amount: money(minDeposit) }),
    };
  });
  return [none, ...options];
};
