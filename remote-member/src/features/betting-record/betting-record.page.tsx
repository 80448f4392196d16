import { getBetRecords } from 'shared-kernel/contracts/bets';
import { useTranslation } from 'shared-kernel/i18n';
import {
  betStatusChoice,
  categoryChoice,
  defineFilters,
  RecordPage,
  useFilters,
  useRecords,
  vendorChoice,
} from 'shared-kernel/records';
import { BetRow, useBetFields } from './bet-row.tsx';
import { useWaitingOrders, WaitingOrders } from './waiting-orders.tsx';

const betFilters = defineFilters({
  choices: { gameType: categoryChoice, vassalage: vendorChoice, status: betStatusChoice },
});

const idOf = ({ betNo }: { readonly betNo: string }) => betNo;
const timeOf = ({ placedAt }: { readonly placedAt: string }) => placedAt;

/** The member's bets of some days, and above them the lottery orders that wait for their draw. */
export const Page = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(betFilters);
  const bets = useRecords(getBetRecords, filters.query, idOf);
  const fieldsOf = useBetFields();
  const orders = useWaitingOrders();
  return (
    <RecordPage
      filters={filters}
      pages={bets}
      totals={[
        { name: t('record.stake'), of: (footer) => footer.stake },
        { name: t('record.validBet'), of: (footer) => footer.validBet },
        { name: t('record.profit'), of: (footer) => footer.profit, kind: 'outcome' },
      ]}
      lead={<WaitingOrders orders={orders} />}
      isLeadLoading={orders.isLoading}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(bet, open) => <BetRow bet={bet} onOpen={open} />}
      detail={{ title: t('record.detail'), fieldsOf }}
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
