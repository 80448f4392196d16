import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import { Balls } from './balls.tsx';
import type { DrawResult } from './lottery.ts';

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
