import type { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  betStatusChoice,
  CopyNumber,
  categoryChoice,
  DrillLink,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  useNames,
} from '@shared-kernel/records';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

type TeamBet = ValueOf<typeof getTeamBets>['list'][number];

interface TeamBetRowProps {
  readonly bet: TeamBet;
  readonly onOpen: () => void;
  /** The member whose part of the team is shown. */
  readonly parent: string | undefined;
  readonly onDrill: () => void;
}

/** One bet of the team: what was played, what the house made of it, who placed it. */
export const TeamBetRow = ({ bet, onOpen, parent, onDrill }: TeamBetRowProps) => {
  const { t } = useTranslation('agent');
  const { clock } = useFormat();
  const status = useNames(betStatusChoice).nameOf(bet.status);
  const tone = { open: 'info', void: 'warn' }[bet.status as string] as 'info' | 'warn' | undefined;
  return (
    <RecordCard
      picture={bet.iconUrl}
      title={bet.gameName}
      note={`${clock(bet.placedAt)} · ${bet.vendorName}`}
      outcome={tone ? <Tag tone={tone}>{status}</Tag> : <Outcome amount={bet.profit} />}
      {...(!tone && { state: status })}
      fields={[
        {
          name: t(bet.isAgent ? 'teamBets.agent' : 'teamBets.player'),
          value: <DrillLink userName={bet.userName} isHere={bet.userName === parent} onDrill={onDrill} />,
        },
        { name: t('teamBets.stake'), value: <Figure amount={bet.stake} /> },
        { name: t('teamBets.number'), value: <CopyNumber number={bet.betNo} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one bet of the team. */
export const useTeamBetFields = (): ((bet: TeamBet) => readonly Field[]) => {
  const { t } = useTranslation('agent');
  const { second } = useFormat();
  const [category, status] = [useNames(categoryChoice), useNames(betStatusChoice)];
  return (bet) => [
    { name: t(bet.isAgent ? 'teamBets.agent' : 'teamBets.player'), value: bet.userName },
    { name: t('teamBets.game'), value: bet.gameName },
    { name: t('teamBets.vendor'), value: bet.vendorName },
    { name: category.label, value: category.nameOf(bet.gameType) },
    { name: t('teamBets.placedAt'), value: second(bet.openedAt ?? bet.placedAt) },
    { name: status.label, value: status.nameOf(bet.status) },
    { name: t('teamBets.stake'), value: <Figure amount={bet.stake} /> },
    { name: t('teamBets.validBet'), value: <Figure amount={bet.validBet} /> },
    { name: t('teamBets.payout'), value: <Figure amount={bet.payout} /> },
    { name: t('teamBets.profit'), value: <Outcome amount={bet.profit} size={2} /> },
    { name: t('teamBets.number'), value: <CopyNumber number={bet.betNo} /> },
  ];
};
