import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import {
  categoryChoice,
  defineChoice,
  defineFilters,
  RecordPage,
  useFilters,
  vendorChoice,
} from 'shared-kernel/records';
import { useBetRecords } from './api/bet-records.ts';
import { BetRow, betFields } from './bet-row.tsx';

const STATUSES = ['settled', 'void'] as const;

const statusChoice = defineChoice(STATUSES, () => {
  const { t } = useTranslation('member');
  const options = STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) }));
  return { label: t('record.status.label'), any: t('record.status.any'), options };
});

const betFilters = defineFilters({
  choices: { gameType: categoryChoice, vassalage: vendorChoice, status: statusChoice },
});

/** The member's bets of some days. */
export const Page = () => {
  const { t, language } = useTranslation('member');
  const { second } = useFormat();
  const filters = useFilters(betFilters);
  const bets = useBetRecords({ ...filters.query, language });
  return (
    <RecordPage
      filters={filters}
      pages={bets}
      totals={[
        { name: t('record.stake'), of: (footer) => footer.stake },
        { name: t('record.validBet'), of: (footer) => footer.validBet },
        { name: t('record.profit'), of: (footer) => footer.profit, kind: 'outcome' },
      ]}
      idOf={(bet) => bet.betNo}
      timeOf={(bet) => bet.placedAt}
      renderRow={(bet, open) => <BetRow bet={bet} onOpen={open} />}
      detail={{ title: t('record.detail'), fieldsOf: (bet) => betFields(bet, t, second(bet.placedAt)) }}
      texts={{
        count: (count) => t('record.count', { count }),
        loading: t('record.loading'),
        empty: t('record.empty'),
        failed: t('record.failed'),
        failedText: t('record.failedText'),
      }}
    />
  );
};
