import { type FieldHandle, RadioField, useFieldValue } from '@shared-kernel/forms';
import { useTranslation } from 'shared-kernel/i18n';
import type { Promotion } from '../api/promotions.ts';
import { PromotionTerms } from './promotion-terms.tsx';
import { usePromotionOptions } from './use-promotion-options.ts';

interface PromotionChoiceProps {
  readonly of: FieldHandle<string>;
  readonly promotions: readonly Promotion[];
  /** What the deposit is of, in minor units; null while none is typed. */
  readonly amount: number | null;
  /** Under a title that says the same. */
  readonly isLabelHidden?: boolean;
}

/** Which promotion a deposit takes, or none, and its terms. */
export const PromotionChoice = ({ of, promotions, amount, isLabelHidden = false }: PromotionChoiceProps) => {
  const { t } = useTranslation('member');
  const options = usePromotionOptions(promotions, amount);
  const code = useFieldValue(of);
  const chosen = promotions.find((promotion) => promotion.code === code);
  return (
    <>
      <RadioField of={of} label={t('deposit.promotion.label')} isLabelHidden={isLabelHidden} options={options} />
      {chosen !== undefined && <PromotionTerms promotion={chosen} amount={amount} />}
    </>
  );
};
