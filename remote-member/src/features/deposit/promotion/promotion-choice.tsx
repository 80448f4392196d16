import { type FieldHandle, RadioField, useFieldValue } from '@shared-kernel/forms';
import { Note } from '@shared-kernel/ui/note';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Promotion } from '../api/calls.ts';
import { bonusFor, usePromotionOptions } from './use-promotion-options.ts';

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
