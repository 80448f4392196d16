import { getTeamProfit } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  DrillButton,
  defineTeamFilters,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  RecordPage,
  useFilters,
  useRecords,
} from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { useFirstMember } from '../../shared/use-first-member.tsx';

type Member = ValueOf<typeof getTeamProfit>['list'][number];

const profitFilters = defineTeamFilters({});

const idOf = ({ userName }: Member) => userName;

const SUMS = ['deposits', 'withdrawals', 'validBet', 'payout', 'bonus', 'rebate'] as const;

/** Everything about one member's days. */
const useMemberFields = (): ((member: Member) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  return (member) => [
    { name: t(member.isAgent ? 'teamPnl.agent' : 'teamPnl.player'), value: member.userName },
    ...SUMS.map((name) => ({ name: t(`teamPnl.${name}`), value: <Figure amount={member[name]} /> })),
    { name: t('teamPnl.profit'), value: <Outcome amount={member.profit} size={2} /> },
  ];
};

/** What the members of the agent's team brought and took on some days; profit is the house's (house rules, records). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const filters = useFilters(profitFilters);
  const members = useRecords(getTeamProfit, filters.query, idOf);
  const fieldsOf = useMemberFields();
  const isDirect = filters.values.scope === 'direct';
  return (
    <RecordPage
      filters={filters}
      pages={members}
      totals={[
        { name: t('teamPnl.deposits'), of: (footer) => footer.deposits },
        { name: t('teamPnl.withdrawals'), of: (footer) => footer.withdrawals },
        { name: t('teamPnl.validBet'), of: (footer) => footer.validBet },
        { name: t('teamPnl.profit'), of: (footer) => footer.profit, kind: 'outcome' },
      ]}
      note={isDirect ? `${t('teamPnl.view')} ${t('teamPnl.direct')}` : t('teamPnl.view')}
      idOf={idOf}
      renderRow={(member, open) => (
        <RecordCard
          title={member.userName}
          note={t(member.isAgent ? 'teamPnl.agent' : 'teamPnl.player')}
          outcome={<Outcome amount={member.profit} />}
          fields={[
            { name: t('teamPnl.deposits'), value: <Figure amount={member.deposits} /> },
            { name: t('teamPnl.withdrawals'), value: <Figure amount={member.withdrawals} /> },
            { name: t('teamPnl.validBet'), value: <Figure amount={member.validBet} /> },
          ]}
          {...(member.isAgent &&
            member.userName !== filters.parent && {
              foot: <DrillButton userName={member.userName} filters={filters} />,
            })}
          onOpen={open}
        />
      )}
      detail={{ title: t('teamPnl.detail'), fieldsOf }}
      firstRow={useFirstMember()}
      texts={{
        count: (count) => t('teamPnl.members', { count }),
        loading: t('teamPnl.loading'),
        empty: t('firstMember.title'),
        failed: t('teamPnl.failed'),
        failedText: t('teamPnl.failedText'),
      }}
    />
  );
};
