import type { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Outcome } from '@shared-kernel/records';
import type { CSSProperties } from 'react';
import { useCategoryName } from 'shared-kernel/common-texts';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './profit-loss.module.css';

type Categories = ValueOf<typeof getProfitAndLoss>['categories'];

interface Share extends CSSProperties {
  /** Of the greatest win or loss among the bars. */
  readonly '--share': string;
}

/** Win or loss of each category that was played: the bar is for the eye, sign and amount say the same. */
export const CategoryBars = ({ categories }: { readonly categories: Categories }) => {
  const { t } = useTranslation('member');
  const nameOf = useCategoryName();
  if (categories.length === 0) return <p className={styles.none}>{t('pnl.noBets')}</p>;
  const greatest = Math.max(...categories.map(({ profit }) => Math.abs(parseAmount(profit))));
  const shareOf = (profit: string): Share => ({
    '--share': greatest === 0 ? '0%' : `${((Math.abs(parseAmount(profit)) / greatest) * 100).toFixed(1)}%`,
  });
  return (
    <ul className={styles.bars} aria-label={t('pnl.byCategory')}>
      {categories.map(({ gameType, profit }) => (
        <li key={gameType}>
          <span className={styles.line}>
            <span>{nameOf(gameType)}</span>
            <Outcome amount={profit} size={2} />
          </span>
          <span
            className={styles.bar}
            style={shareOf(profit)}
            data-sign={parseAmount(profit) > 0 ? 'won' : 'lost'}
            aria-hidden="true"
          />
        </li>
      ))}
    </ul>
  );
};
