import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { TRANSFER_MEMBERS_MAX } from '@shared-kernel/contracts/agent/transfers';
import { paths, withQuery } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  defineTeamFilters,
  type Field,
  Figure,
  RecordCard,
  RecordPage,
  useFilters,
  useRecords,
} from '@shared-kernel/records';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Button } from '@shared-kernel/ui/button';
import { Checkbox } from '@shared-kernel/ui/checkbox';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Tag } from '@shared-kernel/ui/tag';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { teamTransferLink } from '../../paths.ts';
import { useFirstMember } from '../../shared/use-first-member.tsx';
import { ContractSheet } from './contract-sheet.tsx';
import { RatesSheet } from './rates-sheet.tsx';

type Member = ValueOf<typeof getDownlines>['list'][number];

const memberFilters = defineTeamFilters({ dates: { isNone: true } });

const idOf = ({ userName }: Member) => userName;

/** Everything about one member that an upline may know. */
const useMemberFields = (): ((member: Member) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  const tCommon = useCommonTexts();
  const { second, number } = useFormat();
  return ({ userName, isAgent, teamSize, balance, registeredAt, lastLoginAt }) => [
    { name: t(isAgent ? 'team.agent' : 'team.player'), value: userName },
    { name: t('team.size'), value: number(teamSize) },
    { name: tCommon('balance.total'), value: <Figure amount={balance} /> },
    { name: t('team.registered'), value: second(registeredAt) },
    { name: t('team.lastLogin'), value: lastLoginAt === undefined ? t('team.never') : second(lastLoginAt) },
  ];
};

interface WaysProps extends Pick<Member, 'userName'> {
  readonly onDrill?: () => void;
  readonly onRates?: () => void;
  readonly onContracts?: () => void;
  readonly choice?: ReactNode;
}

/** What a member did, on the team's pages; and of a direct member, rebate rates, contracts and the choice for a transfer. */
const Ways = ({ userName, onDrill, onRates, onContracts, choice }: WaysProps) => {
  const { t } = useTranslation('agent');
  const of = { parent: userName, range: '7d' };
  /** Whose it is, is in sight already. */
  const wordsOf = (way: 'below' | 'toRates' | 'toContracts' | 'toProfit' | 'toBets' | 'toRecords') => (
    <>
      {t(`team.${way}`)}
      <VisuallyHidden> {userName}</VisuallyHidden>
    </>
  );
  return (
    <>
      {onDrill !== undefined && (
        <Button size="s" variant="quiet" onClick={onDrill}>
          {wordsOf('below')}
        </Button>
      )}
      {onRates !== undefined && (
        <Button size="s" variant="quiet" onClick={onRates}>
          {wordsOf('toRates')}
        </Button>
      )}
      {onContracts !== undefined && (
        <Button size="s" variant="quiet" onClick={onContracts}>
          {wordsOf('toContracts')}
        </Button>
      )}
      <LinkButton to={withQuery(paths.teamProfitAndLoss, of)} size="s" variant="quiet">
        {wordsOf('toProfit')}
      </LinkButton>
      <LinkButton to={withQuery(paths.teamBets, of)} size="s" variant="quiet">
        {wordsOf('toBets')}
      </LinkButton>
      <LinkButton to={withQuery(paths.accountRecord, { types: 'A', ...of })} size="s" variant="quiet">
        {wordsOf('toRecords')}
      </LinkButton>
      {choice}
    </>
  );
};

/** The direct members to whom money is to be sent, so many at most. */
const useReceivers = () => {
  const { t } = useTranslation('agent');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choiceOf = ({ userName, isDirect }: Member): ReactNode => {
    const isChosen = chosen.includes(userName);
    if (isDirect !== true) return undefined;
    return (
      <Checkbox
        label={
          <>
            {t('team.send')}
            <VisuallyHidden> {userName}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        disabled={!isChosen && chosen.length >= TRANSFER_MEMBERS_MAX}
        onChange={() => setChosen(isChosen ? chosen.filter((name) => name !== userName) : [...chosen, userName])}
      />
    );
  };
  return { chosen, choiceOf };
};

/** Who is in the agent's team, at any depth. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const { day, minute, number } = useFormat();
  const filters = useFilters(memberFilters);
  const members = useRecords(getDownlines, filters.query, idOf);
  const fieldsOf = useMemberFields();
  const [rated, setRated] = useState<string | null>(null);
  const [contracted, setContracted] = useState<string | null>(null);
  const { chosen, choiceOf } = useReceivers();
  return (
    <>
      <RecordPage
        filters={filters}
        pages={members}
        totals={[
          { name: t('team.count'), of: (footer) => String(footer.count), kind: 'count' },
          { name: t('team.balance'), of: (footer) => footer.balance },
        ]}
        idOf={idOf}
        renderRow={(member, open) => (
          <RecordCard
            title={member.userName}
            note={t(member.isAgent ? 'team.agent' : 'team.player')}
            outcome={<MoneyFit amount={member.balance} tone="plain" />}
            {...(member.isOnline && { state: <Tag tone="ok">{t('team.online')}</Tag> })}
            fields={[
              { name: t('team.size'), value: number(member.teamSize) },
              { name: t('team.registered'), value: day(member.registeredAt) },
              {
                name: t('team.lastLogin'),
                value: member.lastLoginAt === undefined ? t('team.never') : minute(member.lastLoginAt),
              },
            ]}
            foot={
              <Ways
                userName={member.userName}
                choice={choiceOf(member)}
                {...(member.isDirect === true && {
                  onRates: () => setRated(member.userName),
                  onContracts: () => setContracted(member.userName),
                })}
                {...(member.teamSize > 0 &&
                  member.userName !== filters.parent && { onDrill: () => filters.drill(member.userName) })}
              />
            }
            onOpen={open}
          />
        )}
        detail={{ title: t('team.detail'), fieldsOf }}
        firstRow={useFirstMember()}
        texts={{
          count: (count) => t('team.members', { count }),
          loading: t('team.loading'),
          empty: t('firstMember.title'),
          failed: t('team.failed'),
          failedText: t('team.failedText'),
        }}
      />
      {chosen.length > 0 && (
        <BarAtFoot isAboveMenu>
          <LinkButton to={teamTransferLink(chosen)} variant="primary" isBlock>
            {t('team.sendTo', { count: chosen.length })}
          </LinkButton>
        </BarAtFoot>
      )}
      <RatesSheet userName={rated} onClose={() => setRated(null)} />
      <ContractSheet userName={contracted} onClose={() => setContracted(null)} />
    </>
  );
};
