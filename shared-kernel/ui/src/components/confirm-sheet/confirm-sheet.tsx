import { Money } from '@shared-kernel/ui/money';
import type { MutationWords } from '@shared-kernel/ui/mutation-status';
import type { ReactNode } from 'react';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import { useMutationTexts } from '../../mutation-texts/mutation-texts.ts';
import styles from './confirm-sheet.module.css';
import { MutationSheet } from './mutation-sheet.tsx';
import { SumLine, SumLines } from './sum-lines.tsx';

export { MutationSheet, SumLine, SumLines };

/** What is repeated before money moves. Amounts are major units with decimals, as the wire has them. */
export interface Consequence {
  readonly amount: string;
  readonly from?: string;
  readonly to?: string;
  /** Shown at zero too: that nothing is taken is worth reading. */
  readonly fee?: string;
  /** What arrives, where it is not the amount. */
  readonly net?: string;
}

interface ConfirmSheetProps {
  readonly isOpen: boolean;
  /** Not while the answer is on its way. */
  readonly onClose: () => void;
  /** The question: `Transfer to your wallet?` */
  readonly title: string;
  readonly consequence: Consequence;
  /** The button, with what it does: `Transfer ₱500.00`. */
  readonly action: string;
  /** What becomes of it, in whole sentences. */
  readonly words?: MutationWords | undefined;
  readonly phase: IdempotentMutationPhase;
  readonly onConfirm: () => void;
  readonly onAskAgain: () => void;
  readonly isRestored?: boolean;
  readonly refusal?: string | undefined;
  readonly receipt?: ReactNode;
  /** What has to be typed besides: a payment password. */
  readonly children?: ReactNode;
}

const Repeated = ({ amount, from, to, fee, net }: Consequence) => {
  const t = useMutationTexts();
  return (
    <>
      <p className={styles.amount}>
        <Money amount={amount} size={5} />
      </p>
      <SumLines>
        {from !== undefined && <SumLine name={t('line.from')}>{from}</SumLine>}
        {to !== undefined && <SumLine name={t('line.to')}>{to}</SumLine>}
        {fee !== undefined && (
          <SumLine name={t('line.fee')}>
            <Money amount={fee} size={2} tone="plain" />
          </SumLine>
        )}
        {net !== undefined && (
          <SumLine name={t('line.net')}>
            <Money amount={net} size={3} tone="plain" />
          </SumLine>
        )}
      </SumLines>
    </>
  );
};

/**
 * The last look before money moves: what, from where, to where, what it costs, what arrives; then, in the same place, what
 * became of it. For a `useIdempotentMutation`, whose `phase` it shows: one press sends once, and it stays while the answer is on its way.
 */
export const ConfirmSheet = ({ consequence, phase, children, ...sheet }: ConfirmSheetProps) => (
  <MutationSheet {...sheet} phase={phase}>
    <Repeated {...consequence} />
    {phase !== 'done' && children}
  </MutationSheet>
);
