import { paths } from '@shared-kernel/contracts/system/paths';
import { MutationSheet } from '@shared-kernel/ui/confirm-sheet';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { Stepper } from '@shared-kernel/ui/stepper';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import styles from './bet-slip.module.css';
import { type Balance, type SlipLine, slipShortfall, slipTotal } from './slip.ts';
import { SlipBar } from './slip-bar.tsx';
import { SlipLines, SlipSums } from './slip-lines.tsx';
import { useSlipTexts } from './slip-texts.ts';

/** Why nothing can be bet now, and what can be done instead. */
export interface SlipLock {
  /** One short sentence: `Draw 0417 has closed.` */
  readonly reason: string;
  /** A button in place of the bet's: `Move to draw 0418`. */
  readonly action?: ReactNode;
}

interface Obstacle {
  readonly note: string | undefined;
  /** Undefined where the bet can be placed; null where nothing can be pressed instead. */
  readonly instead: ReactNode;
}

/** What stands in the way of betting now, as words and as the button in the bet's place. */
const useObstacle = (lock: SlipLock | undefined, shortfall: string | undefined, isEmpty: boolean): Obstacle => {
  const t = useSlipTexts();
  const tCommon = useCommonTexts();
  const format = useFormat();
  if (lock !== undefined) return { note: lock.reason, instead: lock.action ?? null };
  if (isEmpty) return { note: undefined, instead: null };
  if (shortfall === undefined) return { note: undefined, instead: undefined };
  return {
    note: t('short', { amount: format.money(shortfall) }),
    instead: (
      <LinkButton variant="primary" to={paths.deposit}>
        {tCommon('deposit')}
      </LinkButton>
    ),
  };
};

export interface BetSlipProps {
  readonly lines: readonly SlipLine[];
  readonly onRemove: (id: string) => void;
  /** All stakes times this. */
  readonly multiple?: number;
  /** Left out where a game knows no multiples. */
  readonly onMultiple?: (multiple: number) => void;
  readonly maxMultiple?: number;
  /** In major units with decimals, as the wire has it; left out while it is not known, and then the server decides. */
  readonly balance?: Balance | undefined;
  /** The highest that these bets can win together, × the multiple; left out where nobody knows. */
  readonly maxWin?: string | undefined;
  readonly lock?: SlipLock | undefined;
  /** What the slip is for, in its title: `Draw 0417`. */
  readonly title?: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Where it is `done`, the page takes its lines away and closes the operation. Not called while the answer is on its way. */
  readonly onClose: () => void;
  /** Of the `useIdempotentMutation` that places the bet. */
  readonly phase: IdempotentMutationPhase;
  /** Called once a press: what is on the slip is to be sent. */
  readonly onPlace: () => void;
  readonly onAskAgain: () => void;
  /** What was sent costs this: from the operation's input, so that it is told right after a reload and when the lines are gone. */
  readonly sentTotal?: string | undefined;
  readonly isRestored?: boolean;
  /** What the server's refusal means to the player. */
  readonly refusal?: string | undefined;
  /** Once it is done: the order's number to copy. */
  readonly receipt?: ReactNode;
  /** The bottom menu is shown on this page. */
  readonly isAboveMenu?: boolean;
  /** Between the lines and the sums: what has changed meanwhile. */
  readonly children?: ReactNode;
}

/**
 * Bets that are gathered, looked at and placed together. A bar at the foot of the page counts them; its sheet is the one last
 * look before money moves: every line with its stake, the multiple, the sum, the balance. One press places them, for a
 * `useIdempotentMutation`, and what became of it is told in the same place. Closed for betting, it says why and changes nothing.
 */
export const BetSlip = ({ multiple = 1, lock, isAboveMenu = false, ...slip }: BetSlipProps) => {
  const t = useSlipTexts();
  const format = useFormat();
  const { lines, phase, onMultiple, onRemove, balance, maxWin, title, sentTotal } = slip;
  const total = slipTotal(lines, multiple);
  const told = format.money((phase === 'idle' ? undefined : sentTotal) ?? total);
  const isBefore = phase === 'idle' || phase === 'failed';
  const canChange = isBefore && lock === undefined;
  const { note, instead } = useObstacle(lock, slipShortfall(total, balance?.sumBalance), lines.length === 0);
  return (
    <>
      <SlipBar {...{ lines, multiple, phase, isAboveMenu }} lockedBecause={lock?.reason} onOpen={slip.onOpen} />
      <MutationSheet
        isOpen={slip.isOpen}
        onClose={slip.onClose}
        title={title ?? t('title')}
        action={t('place', { amount: format.money(total) })}
        leave={t('add')}
        instead={instead}
        words={{
          sending: t('sent.sending', { amount: told }),
          unknown: t('sent.unknown', { amount: told }),
          doneTitle: t('sent.doneTitle'),
          done: t('sent.done', { amount: told }),
        }}
        phase={phase}
        onConfirm={slip.onPlace}
        onAskAgain={slip.onAskAgain}
        isRestored={slip.isRestored ?? false}
        refusal={slip.refusal}
        receipt={slip.receipt}
      >
        {phase !== 'done' && (
          <>
            <div className={styles.obstacle} role="status">
              {isBefore && note !== undefined && <Note tone="warn">{note}</Note>}
            </div>
            <SlipLines lines={lines} onRemove={canChange ? onRemove : undefined} />
            {slip.children}
            {onMultiple && lines.length > 0 && (
              <Stepper
                label={t('multiple')}
                value={multiple}
                onChange={onMultiple}
                isDisabled={!canChange}
                {...(slip.maxMultiple !== undefined && { max: slip.maxMultiple })}
              />
            )}
            {lines.length > 0 && <SlipSums {...{ lines, multiple, total, balance, maxWin }} />}
          </>
        )}
      </MutationSheet>
    </>
  );
};
