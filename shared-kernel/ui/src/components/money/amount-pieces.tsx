import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { maskedAmount, useFormat } from 'shared-kernel/format';
import styles from './money.module.css';

export type Tone = 'money' | 'plain' | 'dim' | 'in' | 'out';

interface AmountPiecesProps {
  readonly amount: string;
  readonly tone: Tone;
}

/** An amount in pieces, each as the look sets it. What came in has a plus. */
export const AmountPieces = ({ amount, tone }: AmountPiecesProps) => {
  const { sign, unit, whole, decimals } = useFormat().moneyParts(amount);
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
export const HiddenAmount = () => {
  const tCommon = useCommonTexts();
  return (
    <>
      <span aria-hidden="true">{maskedAmount}</span>
      <VisuallyHidden>{tCommon('balance.hidden')}</VisuallyHidden>
    </>
  );
};
