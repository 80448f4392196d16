import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { defineFilters, FigureGrid, FigureTile, FilterBar, Outcome, useFilters } from '@shared-kernel/records';
import { Card } from '@shared-kernel/ui/card';
import { CategoryIcon } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type CSSProperties, useState } from 'react';
import { useCategoryName } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import styles from './profit-loss.module.css';

type Categories = ValueOf<typeof getProfitAndLoss>['categories'];

interface Share extends CSSProperties {
  /** Of the greatest win or loss among the bars. */
  readonly '--share': string;
}

/** Win or loss of each category that was played: the bar is for the eye, sign and amount say the same. */
const CategoryBars = ({ categories }: { readonly categories: Categories }) => {
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
            <span className={styles.category}>
              <CategoryIcon category={gameType} />
              {nameOf(gameType)}
            </span>
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

type Result = ValueOf<typeof getProfitAndLoss>;

const resultFilters = defineFilters({ choices: {} });

/** In the order of a member's day: what came in, what was played, what came on top. */
const FIGURES = ['deposits', 'withdrawals', 'validBet', 'payout', 'rebate', 'bonus'] as const;

const Waiting = ({ label }: { readonly label: string }) => (
  <div className={styles.result} role="status" aria-label={label}>
    <Skeleton height={180} radius="3" />
    <Skeleton height={240} radius="3" />
  </div>
);

const Figures = ({ result }: { readonly result: Result }) => {
  const { t } = useTranslation('member');
  return (
    <FigureGrid>
      {FIGURES.map((name) => (
        <FigureTile key={name} name={t(`pnl.${name}`)}>
          <MoneyFit amount={result[name]} tone="plain" isTappable />
        </FigureTile>
      ))}
    </FigureGrid>
  );
};

/** What some days brought or cost the member, in all and by category; and what the member has brought, ever. */
export const Page = () => {
  const { t } = useTranslation('member');
  const { dayRange, shortDay } = useFormat();
  const filters = useFilters(resultFilters);
  const [areDatesOpen, setDatesOpen] = useState(false);
  const { startDate, endDate } = filters.query;
  const result = useApi(getProfitAndLoss, { startDate, endDate, language: useLanguage() }, { staleTime: 0 });
  const days = startDate === endDate ? shortDay(startDate) : dayRange(startDate, endDate);
  return (
    <>
      <FilterBar filters={filters} areDatesOpen={areDatesOpen} setDatesOpen={setDatesOpen} breadcrumb={[]} />
      <Loaded
        query={result}
        fallback={<Waiting label={t('pnl.loading')} />}
        variant="page"
        errorFallback={{ title: t('pnl.failed'), text: t('pnl.failedText') }}
      >
        {(value) => (
          <div className={styles.result}>
            <Card as="section" className={styles.net}>
              <h2 className={styles.label}>{t('pnl.net', { days })}</h2>
              <MoneyFit amount={value.net} size={5} tone={parseAmount(value.net) > 0 ? 'in' : 'out'} isTappable />
              <p className={styles.label}>{t('pnl.meaning')}</p>
              <CategoryBars categories={value.categories} />
            </Card>
            <Figures result={value} />
            {value.lifetimeNetDeposits !== undefined && (
              <Card as="section" className={styles.net}>
                <h2 className={styles.label}>{t('pnl.lifetime')}</h2>
                <MoneyFit amount={value.lifetimeNetDeposits} tone="plain" isTappable />
                <p className={styles.label}>{t('pnl.lifetimeMeaning')}</p>
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
};
