import { Note } from '@shared-kernel/ui/note';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Promotion } from '../api/promotions.ts';
import { bonusFor } from './bonus-for.ts';

interface PromotionTermsProps {
  readonly promotion: Promotion;
  /** Minor units; null while none is typed. */
  readonly amount: number | null;
}

/** What the chosen promotion brings and what it asks for, said before the money moves. */
export const PromotionTerms = ({ promotion, amount }: PromotionTermsProps) => {
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
