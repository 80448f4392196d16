import { MoneyFit } from '@shared-kernel/ui/money';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useFormsTexts } from '../form-texts.ts';
import styles from './fields.module.css';

interface QuickAmountsProps {
  readonly amounts: readonly number[];
  readonly value: number | null;
  readonly onPick: (amount: number) => void;
}

/** Amounts that many choose, each a press away. */
export const QuickAmounts = ({ amounts, value, onPick }: QuickAmountsProps) => {
  const { t } = useFormsTexts();
  const { wholeMoney } = useFormat();
  return (
    <fieldset className={styles.quick} aria-label={t('amount.quick')}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-pressed={amount === value}
          onClick={() => onPick(amount)}
        >
          {wholeMoney(toDecimalAmount(amount))}
        </button>
      ))}
    </fieldset>
  );
};

interface AmountFeeProps {
  readonly amount: number | null;
  readonly feeOf: (amount: number) => number;
}

/** The fee of what is typed, and what is left of it. Nothing typed costs nothing. */
export const AmountFee = ({ amount, feeOf }: AmountFeeProps) => {
  const { t } = useFormsTexts();
  const isRead = amount !== null && !Number.isNaN(amount);
  const fee = isRead ? feeOf(amount) : 0;
  return (
    <dl className={styles.fee} aria-live="polite">
      <div>
        <dt>{t('amount.fee')}</dt>
        <dd>{fee === 0 ? t('amount.noFee') : <MoneyFit amount={toDecimalAmount(fee)} />}</dd>
      </div>
      <div>
        <dt>{t('amount.net')}</dt>
        <dd>
          <MoneyFit amount={toDecimalAmount(Math.max(0, (isRead ? amount : 0) - fee))} />
        </dd>
      </div>
    </dl>
  );
};
