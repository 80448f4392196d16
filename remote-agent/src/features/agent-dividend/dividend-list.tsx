import { COMMISSION_STATUSES, type CommissionStatus, getDividends } from '@shared-kernel/contracts/agent/dividends';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  DrillButton,
  defineFilters,
  defineTeamFilters,
  type Field,
  Figure,
  type Filters,
  Outcome,
  RecordCard,
  RecordPage,
  useFilters,
  useRecords,
} from '@shared-kernel/records';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

type Dividend = ValueOf<typeof getDividends>['list'][number];

/** Under this name the address says whose dividends are shown. */
export const SCOPE = 'of';

const ASKED = { dates: { start: '30d' }, keeps: [SCOPE] } as const;
const ownFilters = defineFilters(ASKED);
const teamFilters = defineTeamFilters(ASKED);

const idOf = ({ userName, startDate }: Dividend) => `${startDate}/${userName}`;

const isKnown = (status: string): status is CommissionStatus => COMMISSION_STATUSES.some((known) => known === status);

/** The period and its status in words; a status that is newer than the page under its own code. */
const useDividendWords = () => {
  const { t } = useTranslation('agent');
  const { dayRange } = useFormat();
  return {
    periodOf: ({ startDate, endDate }: Dividend) => dayRange(startDate, endDate),
    statusOf: ({ status }: Dividend) => (isKnown(status) ? t(`agentDividend.statusOf.${status}`) : status),
  };
};

/** What came from the period before: a loss, what was held over, or nothing. */
const nameOfCarried = (carriedIn: string) => {
  const minor = parseAmount(carriedIn);
  if (minor === 0) return 'carriedIn';
  return minor > 0 ? 'heldIn' : 'lossIn';
};

const DEDUCTED = ['payout', 'rebate', 'bonus', 'fees'] as const;

/** How a dividend was computed, line by line: from stakes to net sales, from there to the amount. */
const useDividendFields = (): ((dividend: Dividend) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  const { number } = useFormat();
  const { periodOf, statusOf } = useDividendWords();
  const figure = (
    name: 'stake' | (typeof DEDUCTED)[number] | 'sales' | 'validBet' | 'own' | 'below',
    amount: string,
  ) => ({
    name: t(`agentDividend.${name}`),
    value: <Figure amount={amount} />,
  });
  return (dividend) => {
    const { userName, sales, carriedIn, rate, amount, parts } = dividend;
    return [
      { name: t('agentDividend.userName'), value: userName },
      { name: t('agentDividend.period'), value: periodOf(dividend) },
      {
        name: t('agentDividend.status'),
        value: dividend.status === 'review' ? t('agentDividend.reviewText') : statusOf(dividend),
      },
      ...(parts ? [figure('stake', parts.stake), ...DEDUCTED.map((name) => figure(name, parts[name]))] : []),
      figure('sales', sales),
      { name: t(`agentDividend.${nameOfCarried(carriedIn)}`), value: <Figure amount={carriedIn} /> },
      ...(parts
        ? [figure('validBet', parts.validBet), { name: t('agentDividend.active'), value: number(parts.activeMembers) }]
        : []),
      { name: t('agentDividend.rate'), value: t('agentDividend.percent', { rate }) },
      ...(parts ? [figure('own', parts.own), figure('below', parts.below)] : []),
      { name: t('agentDividend.amount'), value: <Outcome amount={amount} size={2} /> },
      ...(parts && parseAmount(parts.carriedOut) !== 0
        ? [{ name: t('agentDividend.carriedOut'), value: <Figure amount={parts.carriedOut} /> }]
        : []),
    ];
  };
};

interface DividendListProps {
  readonly filters: Filters;
  readonly pages: ReturnType<typeof useRecords<typeof getDividends>>;
  readonly note: string;
  /** Of members of the team, one of whom can be drilled into. */
  readonly isTeam: boolean;
}

/** A card for each period and member: what the team brought, what came from before, and the dividend of it. */
const DividendList = ({ filters, pages, note, isTeam }: DividendListProps) => {
  const { t } = useTranslation('agent');
  const { periodOf, statusOf } = useDividendWords();
  const fieldsOf = useDividendFields();
  return (
    <RecordPage
      filters={filters}
      pages={pages}
      totals={[
        { name: t('agentDividend.sales'), of: ({ sales }) => sales },
        { name: t('agentDividend.amount'), of: ({ amount }) => amount, kind: 'outcome' },
      ]}
      note={note}
      idOf={idOf}
      renderRow={(dividend, open) => (
        <RecordCard
          title={isTeam ? dividend.userName : periodOf(dividend)}
          note={isTeam ? `${periodOf(dividend)} · ${statusOf(dividend)}` : statusOf(dividend)}
          outcome={<Outcome amount={dividend.amount} />}
          fields={[
            { name: t('agentDividend.sales'), value: <Figure amount={dividend.sales} /> },
            { name: t('agentDividend.carriedIn'), value: <Figure amount={dividend.carriedIn} /> },
            { name: t('agentDividend.rate'), value: t('agentDividend.percent', { rate: dividend.rate }) },
          ]}
          {...(isTeam &&
            dividend.userName !== filters.parent && {
              foot: <DrillButton userName={dividend.userName} filters={filters} />,
            })}
          onOpen={open}
        />
      )}
      detail={{ title: t('agentDividend.detail'), fieldsOf }}
      texts={{
        count: (count) => t('agentDividend.count', { count }),
        loading: t('agentDividend.loading'),
        empty: t('agentDividend.empty'),
        failed: t('agentDividend.failed'),
        failedText: t('agentDividend.failedText'),
      }}
    />
  );
};

export const OwnDividends = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(ownFilters);
  const pages = useRecords(getDividends, { ...filters.query, scope: 'own' }, idOf);
  const needed = pages.data?.first.footer?.activeNeeded;
  const note = needed === undefined ? t('agentDividend.ruleOfSome') : t('agentDividend.rule', { count: needed });
  return <DividendList filters={filters} pages={pages} note={note} isTeam={false} />;
};

/** Of everyone below who has a contract, or of the direct members among them. */
export const TeamDividends = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(teamFilters);
  const { scope: depth = 'team', ...query } = filters.query;
  const pages = useRecords(getDividends, { ...query, scope: 'team', depth }, idOf);
  return <DividendList filters={filters} pages={pages} note={t('agentDividend.teamRule')} isTeam />;
};
