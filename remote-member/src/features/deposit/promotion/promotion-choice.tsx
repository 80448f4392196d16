import { type FieldHandle, RadioField, useFieldValue } from '@shared-kernel/forms';
import { Note } from '@shared-kernel/ui/note';
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

/** The largest bonus, a decimal amount, of what may be chosen for a deposit in minor units; undefined where there is none. */
export const bestBonus = (promotions: readonly Promotion[], deposit: number | null): string | undefined =>
  promotions
    .filter(isChoosable)
    .flatMap((promotion) => bonusFor(promotion, deposit)?.bonus ?? [])
    .filter((bonus) => parseAmount(bonus) > 0)
    .toSorted((one, other) => parseAmount(other) - parseAmount(one))[0];

/** Why it cannot be chosen: the member takes a break from play, or has had it for now. */
const refusedText = (refusal: string) =>
  refusal === 'excluded' ? 'deposit.promotion.refused.excluded' : 'deposit.promotion.refused.used';

/** None, and each promotion with what it would add to the amount; one that cannot be chosen now stands there, and says so. */
const usePromotionOptions = (promotions: readonly Promotion[], amount: number | null): readonly RadioOption[] => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const none = { value: NO_PROMOTION, label: t('deposit.promotion.none'), detail: t('deposit.promotion.noneDetail') };
  const options = promotions.map((promotion) => {
    const { code, name, detail, maxBonus, minDeposit, refusal } = promotion;
    const bonus = bonusFor(promotion, amount)?.bonus;
    return {
      value: code,
      label: name,
      detail:
        refusal === undefined
          ? `${detail} ${t('deposit.promotion.bounds', { most: money(maxBonus), least: money(minDeposit) })}`
          : t(refusedText(refusal)),
      isDisabled: refusal !== undefined,
      ...(bonus !== undefined && { end: `+${money(bonus)}` }),
    };
  });
  return [none, ...options];
};

interface PromotionTermsProps {
  readonly promotion: Promotion;
  /** Minor units; null while none is typed. */
  readonly amount: number | null;
}

/** What the chosen promotion brings and what it asks for, said before the money moves. */
const PromotionTerms = ({ promotion, amount }: PromotionTermsProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { turnoverTimes, validDays, minDeposit } = promotion;
  const planned = bonusFor(promotion, amount);
  return (
    <Note tone={planned === undefined && amount !== null ? 'warn' : 'info'}>
      {planned === undefined
        ? t('deposit.promotion.rule', { least: money(minDeposit), count: turnoverTimes })
        : t('deposit.promotion.plan', { bonus: money(planned.bonus), required: money(planned.required) })}{' '}
      {t('deposit.promotion.within', { count: validDays })}
    </Note>
  );
};

interface PromotionChoiceProps {
  readonly field: FieldHandle<string>;
  readonly promotions: readonly Promotion[];
  /** What the deposit is of, in minor units; null while none is typed. */
  readonly amount: number | null;
  /** Under a title that says the same. */
  readonly isLabelHidden?: boolean;
}

/** Which promotion a deposit takes, or none, and its terms. */
export const PromotionChoice = ({ field, promotions, amount, isLabelHidden = false }: PromotionChoiceProps) => {
  const { t } = useTranslation('member');
  const options = usePromotionOptions(promotions, amount);
  const code = useFieldValue(field);
  const chosen = promotions.find((promotion) => promotion.code === code);
  return (
    <>
      <RadioField field={field} label={t('deposit.promotion.label')} isLabelHidden={isLabelHidden} options={options} />
      {chosen !== undefined && <PromotionTerms promotion={chosen} amount={amount} />}
    </>
  );
};
