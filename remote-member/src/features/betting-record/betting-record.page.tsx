import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import {
  betStatusChoice,
  categoryChoice,
  defineFilters,
  RecordPage,
  useFilters,
  useRecords,
  vendorChoice,
} from '@shared-kernel/records';
import { useState } from 'react';
import { SlotOutlet } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { playAgainOf } from '../../shared/play-again/play-again.tsx';
import { BetRow, useBetFields } from './bet-row.tsx';

const betFilters = defineFilters({
  choices: { gameType: categoryChoice, vassalage: vendorChoice, status: betStatusChoice },
});

const idOf = ({ betNo }: { readonly betNo: string }) => betNo;
const timeOf = ({ placedAt }: { readonly placedAt: string }) => placedAt;

/** The member's bets of some days, under a slot for bets that have not ended. */
export const Page = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(betFilters);
  const bets = useRecords(getBetRecords, filters.query, idOf);
  const fieldsOf = useBetFields();
  const [isLeadLoading, setLeadLoading] = useState(true);
  return (
    <RecordPage
      filters={filters}
      pages={bets}
      totals={[
        { name: t('record.stake'), of: (footer) => footer.stake },
        { name: t('record.validBet'), of: (footer) => footer.validBet },
        { name: t('record.profit'), of: (footer) => footer.profit, kind: 'outcome' },
      ]}
      lead={
        <SlotOutlet
          name="bets.waiting"
          props={{ onLoadingChange: setLeadLoading }}
          onFailure={() => setLeadLoading(false)}
        />
      }
      isLeadLoading={isLeadLoading}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(bet, open) => <BetRow bet={bet} onOpen={open} />}
      detail={{ title: t('record.detail'), fieldsOf, actionsOf: playAgainOf }}
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
