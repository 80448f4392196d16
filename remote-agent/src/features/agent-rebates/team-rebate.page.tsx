import { getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  categoryChoice,
  DrillButton,
  defineTeamFilters,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  RecordPage,
  useFilters,
  useNames,
  useRecords,
} from '@shared-kernel/records';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { REBATE_FILTERS, rebateStatusChoice, timeOf, useRebateList } from './rebate-list.ts';

type Rebate = ValueOf<typeof getTeamRebates>['list'][number];

const teamFilters = defineTeamFilters(REBATE_FILTERS);

const idOf = ({ day, userName, gameType }: Rebate) => `${day}/${userName}/${gameType}`;

/** Everything about one line: whose bets, by which rates, what came of it. */
const useRebateFields = (): ((rebate: Rebate) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  const [category, status] = [useNames(categoryChoice), useNames(rebateStatusChoice)];
  const percent = (rate: string) => t('agentRebates.percent', { rate });
  return (rebate) => [
    { name: t(rebate.isAgent ? 'agentRebates.agent' : 'agentRebates.player'), value: rebate.userName },
    ...(rebate.upline === undefined ? [] : [{ name: t('agentRebates.upline'), value: rebate.upline }]),
    { name: t('agentRebates.day'), value: day(timeOf(rebate)) },
    { name: category.label, value: category.nameOf(rebate.gameType) },
    { name: t('agentRebates.validBet'), value: <Figure amount={rebate.validBet} /> },
    { name: t('agentRebates.rate'), value: percent(rebate.rate) },
    { name: t('agentRebates.memberRate'), value: percent(rebate.memberRate) },
    { name: t('agentRebates.spread'), value: percent(rebate.spread) },
    { name: t('agentRebates.amount'), value: <Outcome amount={rebate.amount} size={2} /> },
    { name: status.label, value: status.nameOf(rebate.status) },
  ];
};

/** What each direct member's part of the team earns the agent; in the whole team, what each member's earns the member's upline. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(teamFilters);
  const rebates = useRecords(getTeamRebates, filters.query, idOf);
  const [category, status] = [useNames(categoryChoice), useNames(rebateStatusChoice)];
  const fieldsOf = useRebateFields();
  const { texts, totals } = useRebateList();
  const isDirect = filters.values.scope === 'direct';
  return (
    <RecordPage
      filters={filters}
      pages={rebates}
      // In the whole team a bet counts in the line of each member above it: there is no sum of them.
      totals={isDirect ? totals : totals.filter(({ kind }) => kind === 'outcome')}
      texts={texts}
      note={t(isDirect ? 'agentRebates.teamRule' : 'agentRebates.wholeTeamRule')}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(rebate, open) => (
        <RecordCard
          title={rebate.userName}
          note={`${category.nameOf(rebate.gameType)} · ${status.nameOf(rebate.status)}`}
          outcome={<Outcome amount={rebate.amount} />}
          fields={[
            { name: t('agentRebates.validBet'), value: <Figure amount={rebate.validBet} /> },
            {
              name: t('agentRebates.memberRate'),
              value: t('agentRebates.percent', { rate: rebate.memberRate }),
            },
            { name: t('agentRebates.spread'), value: t('agentRebates.percent', { rate: rebate.spread }) },
          ]}
          {...(rebate.isAgent &&
            rebate.userName !== filters.parent && {
              foot: <DrillButton userName={rebate.userName} filters={filters} />,
            })}
          onOpen={open}
        />
      )}
      detail={{ title: t('agentRebates.teamDetail'), fieldsOf }}
    />
  );
};
