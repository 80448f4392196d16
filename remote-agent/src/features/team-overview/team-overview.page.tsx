import { getTeamOverview } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { defineFilters, FigureGrid, FigureTile, FilterBar, useFilters } from '@shared-kernel/records';
import { Card } from '@shared-kernel/ui/card';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { NumberFit } from '@shared-kernel/ui/fit-line';
import { Loaded } from '@shared-kernel/ui/loaded';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useMemo, useState } from 'react';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { Chart } from '../../shared/chart/chart.tsx';
import type { ChartSeries } from '../../shared/chart/chart-data.ts';
import { Spark } from './spark.tsx';
import styles from './team-overview.module.css';

type Overview = ValueOf<typeof getTeamOverview>;

const overviewFilters = defineFilters({ dates: { start: '7d' } });

/** What came in less what went out. */
const netOf = ({ deposits, withdrawals }: Pick<Overview, 'deposits' | 'withdrawals'>): string =>
  toDecimalAmount(parseAmount(deposits) - parseAmount(withdrawals));

const DRAWN = ['net', 'bets', 'profit', 'registered'] as const;
type Drawn = (typeof DRAWN)[number];

/** The lines of what is drawn, by day. */
const useSeries = ({ days }: Overview, drawn: Drawn): readonly ChartSeries[] => {
  const { t } = useTranslation('agent');
  return useMemo(() => {
    const line = (
      name: 'in' | 'out' | 'difference' | 'validBet' | 'payout' | 'profit' | 'registered',
      tone: NonNullable<ChartSeries['tone']>,
      of: (day: Overview['days'][number]) => string | number,
    ): ChartSeries => ({ name: t(`teamOverview.${name}`), tone, values: days.map(of) });
    const series: Readonly<Record<Drawn, readonly ChartSeries[]>> = {
      net: [
        line('in', 'info', ({ deposits }) => deposits),
        line('out', 'bad', ({ withdrawals }) => withdrawals),
        line('difference', 'money', netOf),
      ],
      bets: [line('validBet', 'info', ({ validBet }) => validBet), line('payout', 'money', ({ payout }) => payout)],
      profit: [line('profit', 'ok', ({ profit }) => profit)],
      registered: [line('registered', 'info', ({ registered }) => registered)],
    };
    return series[drawn];
  }, [days, drawn, t]);
};

/** What the days brought, drawn: one of a few things at a time. */
const DaysChart = ({ overview }: { readonly overview: Overview }) => {
  const { t } = useTranslation('agent');
  const { shortDay } = useFormat();
  const [drawn, setDrawn] = useState<Drawn>('net');
  const labels = useMemo(() => overview.days.map(({ day }) => shortDay(day)), [overview.days, shortDay]);
  const series = useSeries(overview, drawn);
  return (
    <>
      <div className={styles.drawn}>
        <ChipRow label={t('teamOverview.draw')} isWrapping>
          {DRAWN.map((each) => (
            <Chip key={each} isOn={each === drawn} onClick={() => setDrawn(each)}>
              {t(`teamOverview.drawn.${each}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Chart
        label={t('teamOverview.byDay', { what: t(`teamOverview.drawn.${drawn}`) })}
        labelOfLabels={t('teamOverview.day')}
        labels={labels}
        series={series}
        unit={drawn === 'registered' ? 'number' : 'money'}
      />
    </>
  );
};

/** The net of the days, and what they brought, drawn. */
const NetCard = ({ overview, days }: { readonly overview: Overview; readonly days: string }) => {
  const { t } = useTranslation('agent');
  return (
    <Card as="section" className={styles.net}>
      <h2 className={styles.label}>{t('teamOverview.net', { days })}</h2>
      <MoneyFit amount={netOf(overview)} size={5} isTappable />
      <p className={styles.label}>{t('teamOverview.meaning')}</p>
      {overview.days.length > 1 && <DaysChart overview={overview} />}
    </Card>
  );
};

interface TileProps {
  readonly name: string;
  readonly children: ReactNode;
  /** By day, oldest first. */
  readonly values?: readonly number[];
}

const Tile = ({ name, children, values = [] }: TileProps) => (
  <FigureTile name={name} drawn={<Spark values={values} />}>
    {children}
  </FigureTile>
);

const MONEY = ['deposits', 'withdrawals', 'validBet', 'payout', 'bonus', 'rebate', 'profit'] as const;

const Figures = ({ overview }: { readonly overview: Overview }) => {
  const { t } = useTranslation('agent');
  const { members, agents, online, registered, balance, days } = overview;
  const money = (name: (typeof MONEY)[number]) => (
    <Tile key={name} name={t(`teamOverview.${name}`)} values={days.map((day) => parseAmount(day[name]))}>
      <MoneyFit amount={overview[name]} tone="plain" isTappable />
    </Tile>
  );
  return (
    <FigureGrid>
      <Tile name={t('teamOverview.balance')}>
        <MoneyFit amount={balance} tone="plain" isTappable />
      </Tile>
      <Tile name={t('teamOverview.members')}>
        <NumberFit value={members} size={3} isTappable />
      </Tile>
      {MONEY.slice(0, 4).map(money)}
      <Tile name={t('teamOverview.registered')} values={days.map((day) => day.registered)}>
        <NumberFit value={registered} size={3} isTappable />
      </Tile>
      <Tile name={t('teamOverview.online')}>
        <NumberFit value={online} size={3} isTappable />
      </Tile>
      {MONEY.slice(4).map(money)}
      <Tile name={t('teamOverview.agents')}>
        <NumberFit value={agents} size={3} isTappable />
      </Tile>
    </FigureGrid>
  );
};

const NET_PX = 420;
const FIGURE_PX = 68;

const Waiting = ({ label }: { readonly label: string }) => (
  <div className={styles.overview} role="status" aria-label={label}>
    <Skeleton height={NET_PX} radius="3" />
    <FigureGrid as="div">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height={FIGURE_PX} radius="3" />
      ))}
    </FigureGrid>
  </div>
);

/** How the agent's whole team does: what it is now, and what it brought on some days. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const { dayRange, shortDay } = useFormat();
  const filters = useFilters(overviewFilters);
  const [areDatesOpen, setDatesOpen] = useState(false);
  const { startDate, endDate } = filters.query;
  const overview = useApi(getTeamOverview, { startDate, endDate, language: useLanguage() }, { staleTime: 0 });
  const days = startDate === endDate ? shortDay(startDate) : dayRange(startDate, endDate);
  return (
    <>
      <FilterBar filters={filters} areDatesOpen={areDatesOpen} setDatesOpen={setDatesOpen} breadcrumb={[]} />
      <Loaded
        query={overview}
        fallback={<Waiting label={t('teamOverview.loading')} />}
        variant="page"
        errorFallback={{ title: t('teamOverview.failed'), text: t('teamOverview.failedText') }}
      >
        {(value) => (
          <div className={styles.overview}>
            <NetCard overview={value} days={days} />
            <Figures overview={value} />
            <p className={styles.label}>{t('teamOverview.profitMeaning')}</p>
          </div>
        )}
      </Loaded>
    </>
  );
};
