import { Tag } from '@shared-kernel/ui/tag';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './balls.module.css';
import type { DrawResult } from './lottery.ts';

interface BallsProps {
  /** What the numbers are, for those who listen: `Last result`. */
  readonly label: string;
  /** As they are read, in their order: `07`. */
  readonly numbers: readonly string[];
}

/** Drawn numbers, a ball each. Read out as one line. */
export const Balls = ({ label, numbers }: BallsProps) => (
  <span className={styles.balls}>
    <VisuallyHidden>{`${label}: ${numbers.join(', ')}`}</VisuallyHidden>
    {numbers.map((number, place) => (
      <span key={place} className={styles.ball} aria-hidden="true">
        {number}
      </span>
    ))}
  </span>
);

interface ResultNumbersProps {
  readonly result: DrawResult;
  /** What the numbers are, if not the last result. */
  readonly label?: string;
}

/** What a draw has drawn; of one that could not be drawn, that its stakes went back. */
export const ResultNumbers = ({ result: { isVoid, numbers }, label }: ResultNumbersProps) => {
  const { t } = useTranslation('browse');
  return isVoid ? (
    <Tag tone="warn">{t('lottery.void')}</Tag>
  ) : (
    <Balls label={label ?? t('lottery.lastResult')} numbers={numbers} />
  );
};
