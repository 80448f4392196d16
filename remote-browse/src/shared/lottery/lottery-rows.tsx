import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import type { Lottery } from './lottery.ts';
import { LotteryRow } from './lottery-row.tsx';
import styles from './lottery-rows.module.css';

interface LotteryRowsProps {
  /** What the list is, for those who listen. */
  readonly label: string;
  readonly lotteries: readonly Lottery[];
  readonly prizeMode: PrizeModeCode;
  /** Beside each row. */
  readonly extraOf?: (lottery: Lottery) => ReactNode;
}

/** Lotteries under each other. */
export const LotteryRows = ({ label, lotteries, prizeMode, extraOf }: LotteryRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {lotteries.map((lottery) => (
      <LotteryRow key={lottery.gameCode} lottery={lottery} prizeMode={prizeMode}>
        {extraOf?.(lottery)}
      </LotteryRow>
    ))}
  </ul>
);

const ROWS = 5;

/** The ground of rows that are on their way, each in its size. */
export const LotteryRowsSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.rows} role="status" aria-label={label}>
    {Array.from({ length: ROWS }, (_, row) => (
      <Skeleton key={row} height="calc(41px + 5.25rem)" radius="3" />
    ))}
  </div>
);
