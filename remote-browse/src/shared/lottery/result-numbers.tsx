import { useTranslation } from 'shared-kernel/i18n';
import { Tag } from 'shared-kernel/ui/tag';
import { Balls } from './balls.tsx';
import type { DrawResult } from './lottery.ts';

/** What a draw has drawn; of one that could not be drawn, that its stakes went back. */
export const ResultNumbers = ({ result: { isVoid, numbers } }: { readonly result: DrawResult }) => {
  const { t } = useTranslation('browse');
  return isVoid ? (
    <Tag tone="warn">{t('lottery.void')}</Tag>
  ) : (
    <Balls label={t('lottery.lastResult')} numbers={numbers} />
  );
};
