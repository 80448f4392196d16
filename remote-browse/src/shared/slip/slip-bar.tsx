import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { LockKeyhole } from '@shared-kernel/ui/icons';
import { MoneyFit } from '@shared-kernel/ui/money';
import { MutationTitle } from '@shared-kernel/ui/mutation-status';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import styles from './bet-slip.module.css';
import { type SlipLine, slipBets, slipTotal } from './slip.ts';
import { useCounted, useSlipTexts } from './slip-texts.ts';

interface SlipBarProps {
  readonly lines: readonly SlipLine[];
  readonly multiple: number;
  readonly lockedBecause: string | undefined;
  readonly phase: IdempotentMutationPhase;
  readonly isAboveMenu: boolean;
  readonly onOpen: () => void;
}

const Summary = ({ lines, multiple, lockedBecause, phase }: Omit<SlipBarProps, 'isAboveMenu' | 'onOpen'>) => {
  const counted = useCounted();
  if (phase !== 'idle')
    return (
      <span className={styles.count}>
        <MutationTitle phase={phase} />
      </span>
    );
  if (lockedBecause !== undefined)
    return (
      <span className={styles.locked}>
        <Icon of={LockKeyhole} size="s" />
        {lockedBecause}
      </span>
    );
  return (
    <>
      <span className={styles.count}>{counted(slipBets(lines), multiple)}</span>
      <span className={styles.sum}>
        <MoneyFit amount={slipTotal(lines, multiple)} />
      </span>
    </>
  );
};

/** At the foot of the page while there is something on the slip or on its way: how much, what it costs, what became of it, and the way to it. */
export const SlipBar = ({ onOpen, isAboveMenu, ...slip }: SlipBarProps) => {
  const t = useSlipTexts();
  const tCommon = useCommonTexts();
  const format = useFormat();
  const { lines, phase } = slip;
  const count = slipBets(lines);
  if (phase === 'idle' && lines.length === 0) return null;
  const summary = (
    <div className={styles.summary} role="status">
      <Summary {...slip} />
    </div>
  );
  const isSending = phase === 'sending';
  return (
    <BarAtFoot isAboveMenu={isAboveMenu} summary={summary}>
      <Button variant="primary" isBlock isBusy={isSending} aria-haspopup="dialog" onClick={onOpen}>
        {isSending && tCommon('wait')}
        {!isSending && (phase === 'idle' ? t('review', { count, number: format.number(count) }) : t('reviewOpen'))}
      </Button>
    </BarAtFoot>
  );
};
