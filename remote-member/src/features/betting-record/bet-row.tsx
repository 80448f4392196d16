import type { getBetRecords } from '@shared-kernel/contracts/member/bets';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  betStatusChoice,
  CopyNumber,
  categoryChoice,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  useNames,
} from '@shared-kernel/records';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

type Bet = ValueOf<typeof getBetRecords>['list'][number];

interface BetRowProps {
  readonly bet: Bet;
  readonly onOpen: () => void;
}

/** One bet: what was played, what came of it, and the figures under it. */
export const BetRow = ({ bet, onOpen }: BetRowProps) => {
  const { t } = useTranslation('member');
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
        { name: t('record.stake'), value: <Figure amount={bet.stake} /> },
        { name: t('record.validBet'), value: <Figure amount={bet.validBet} /> },
        { name: t('record.number'), value: <CopyNumber number={bet.betNo} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one bet. */
export const useBetFields = (): ((bet: Bet) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  const [category, status] = [useNames(categoryChoice), useNames(betStatusChoice)];
  return (bet) => [
    { name: t('record.game'), value: bet.gameName },
    { name: t('record.vendor'), value: bet.vendorName },
    { name: category.label, value: category.nameOf(bet.gameType) },
    { name: t('record.placedAt'), value: second(bet.openedAt ?? bet.placedAt) },
    { name: status.label, value: status.nameOf(bet.status) },
    { name: t('record.stake'), value: <Figure amount={bet.stake} /> },
    { name: t('record.validBet'), value: <Figure amount={bet.validBet} /> },
    { name: t('record.payout'), value: <Figure amount={bet.payout} /> },
    { name: t('record.profit'), value: <Outcome amount={bet.profit} size={2} /> },
    { name: t('record.number'), value: <CopyNumber number={bet.betNo} /> },
  ];
};
