import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import {
  betStatusChoice,
  categoryChoice,
  defineTeamFilters,
  RecordPage,
  useFilters,
  useRecords,
  vendorChoice,
} from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { TeamBetRow, useTeamBetFields } from './team-bet-row.tsx';

const teamBetFilters = defineTeamFilters({
  choices: { gameType: categoryChoice, vassalage: vendorChoice, status: betStatusChoice },
  searches: { betNo: { useLabel: () => useTranslation('agent').t('teamBets.number') } },
});

const idOf = ({ betNo }: { readonly betNo: string }) => betNo;
const timeOf = ({ placedAt }: { readonly placedAt: string }) => placedAt;

/** Bets of the agent's team; a member of it can be drilled into. Profit is the house's (house rules, records). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(teamBetFilters);
  const bets = useRecords(getTeamBets, filters.query, idOf);
  const fieldsOf = useTeamBetFields();
  return (
    <RecordPage
      filters={filters}
      pages={bets}
      totals={[
        { name: t('teamBets.count'), of: (footer) => String(footer.count), kind: 'count' },
        { name: t('teamBets.stake'), of: (footer) => footer.stake },
        { name: t('teamBets.validBet'), of: (footer) => footer.validBet },
        { name: t('teamBets.profit'), of: (footer) => footer.profit, kind: 'outcome' },
      ]}
      note={t('teamBets.view')}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(bet, open) => (
        <TeamBetRow bet={bet} onOpen={open} parent={filters.parent} onDrill={() => filters.drill(bet.userName)} />
      )}
      detail={{ title: t('teamBets.detail'), fieldsOf }}
      texts={{
        count: (count) => t('teamBets.bets', { count }),
        loading: t('teamBets.loading'),
        empty: t('teamBets.empty'),
        failed: t('teamBets.failed'),
        failedText: t('teamBets.failedText'),
      }}
    />
  );
};
