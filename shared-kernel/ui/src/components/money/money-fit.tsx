import { emsOf, FitLine } from '@shared-kernel/ui/fit-line';
import { useFormat } from 'shared-kernel/format';
import { AmountPieces, HiddenAmount, type Tone } from './amount-pieces.tsx';
import styles from './money.module.css';

export interface MoneyFitProps {
  /** Major units with decimals, as the wire has them: `12480.50`. */
  readonly amount: string;
  /** The largest of the look's type steps, 12 to 28 px. */
  readonly size?: 1 | 2 | 3 | 4 | 5;
  readonly tone?: Tone;
  /** Asterisks in place of the amount. */
  readonly isHidden?: boolean;
  /** A press says the whole amount. Not inside of a link or button. */
  readonly isTappable?: boolean;
}

/** Of the largest step: the size of unit and decimals beside the whole. */
const SMALL_PIECES = 5 / 7;

/**
 * An amount in a place that may be too narrow for it: it steps down in size, then to `₱98.77M` with the whole amount in its
 * name. No digit is ever cut.
 */
export const MoneyFit = ({ amount, size = 3, tone = 'money', isHidden = false, isTappable = false }: MoneyFitProps) => {
  const format = useFormat();
  if (isHidden)
    return (
      <span className={styles.money} data-size={size} data-tone={tone} data-hidden>
        <HiddenAmount />
      </span>
    );
  const { sign, unit, whole, decimals } = format.moneyParts(amount);
  const plus = tone === 'in' && sign === '' ? '+' : '';
  const short = format.compactMoney(amount);
  const smaller = emsOf(unit + decimals) * (size === 5 ? SMALL_PIECES : 1);
  return (
    <FitLine
      text={plus + format.money(amount)}
      ems={emsOf(plus + sign + whole) + smaller}
      short={short === undefined ? undefined : plus + short}
      size={size}
      tone={tone}
      isTappable={isTappable}
      className={styles.money}
    >
      <AmountPieces amount={amount} tone={tone} />
    </FitLine>
  );
};
