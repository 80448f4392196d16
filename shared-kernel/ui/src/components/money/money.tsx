import { AmountPieces, HiddenAmount, type Tone } from './amount-pieces.tsx';
import styles from './money.module.css';

export { MoneyFit, type MoneyFitProps } from './money-fit.tsx';

export interface MoneyProps {
  /** Major units with decimals, as the wire has them: `12480.50`. */
  readonly amount: string;
  /** The look's type steps, 12 to 28 px. */
  readonly size?: 1 | 2 | 3 | 4 | 5;
  /** `in` says that it came and gets a plus; `out` shows its own minus. */
  readonly tone?: Tone;
  /** Asterisks in place of the amount. */
  readonly isHidden?: boolean;
}

/**
 * An amount in the brand's currency and the player's language, in running text or where there is room for any: the unit smaller,
 * the decimals dimmer, figures of one width. Reads and copies as plain text.
 */
export const Money = ({ amount, size = 3, tone = 'money', isHidden = false }: MoneyProps) => (
  <span className={styles.money} data-size={size} data-tone={tone} data-hidden={isHidden || undefined}>
    {isHidden ? <HiddenAmount /> : <AmountPieces amount={amount} tone={tone} />}
  </span>
);
