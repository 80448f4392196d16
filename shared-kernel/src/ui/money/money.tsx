import { useBrand } from 'shared-kernel/brand';
import { formatMoneyParts, maskedAmount } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './money.module.css';

export interface MoneyProps {
  /** Major units with decimals, as the wire has them: `12480.50`. */
  readonly amount: string;
  /** The look's type steps, 12 to 28 px. */
  readonly size?: 1 | 2 | 3 | 4 | 5;
  /** `in` says that it came and gets a plus; `out` shows its own minus. */
  readonly tone?: 'money' | 'plain' | 'dim' | 'in' | 'out';
  /** Asterisks in place of the amount. */
  readonly isHidden?: boolean;
}

const Shown = ({ amount, tone }: Required<Pick<MoneyProps, 'amount' | 'tone'>>) => {
  const { currency } = useBrand();
  const language = useLanguage();
  const { sign, unit, whole, decimals } = formatMoneyParts(amount, { currency, language });
  const isGain = tone === 'in' && sign === '';
  return (
    <>
      {isGain ? '+' : sign}
      <span className={styles.unit}>{unit}</span>
      {whole}
      <span className={styles.decimals}>{decimals}</span>
    </>
  );
};

/** Asterisks, and for those who listen what they mean. */
const Hidden = () => {
  const kit = useKitTexts();
  return (
    <>
      <span aria-hidden="true">{maskedAmount}</span>
      <VisuallyHidden>{kit('balance.hidden')}</VisuallyHidden>
    </>
  );
};

/** An amount in the brand's currency and the player's language: the unit smaller, the decimals dimmer, figures of one width. Reads and copies as plain text. */
export const Money = ({ amount, size = 3, tone = 'money', isHidden = false }: MoneyProps) => (
  <span className={styles.money} data-size={size} data-tone={tone} data-hidden={isHidden || undefined}>
    {isHidden ? <Hidden /> : <Shown amount={amount} tone={tone} />}
  </span>
);
