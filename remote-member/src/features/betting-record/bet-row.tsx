import { BET_STATUSES } from 'shared-kernel/contracts/bets';
import { isKnown } from 'shared-kernel/contracts/open';
import { GAME_CATEGORIES } from 'shared-kernel/contracts/values';
import { useFormat } from 'shared-kernel/format';
import { type Translate, useTranslation } from 'shared-kernel/i18n';
import { CopyNumber, type Field, Outcome, RecordCard } from 'shared-kernel/records';
import { Money } from 'shared-kernel/ui/money';
import { Tag } from 'shared-kernel/ui/tag';
import type { Bet } from './api/bet-records.ts';

const plain = (amount: string) => <Money amount={amount} size={2} tone="plain" />;

interface BetRowProps {
  readonly bet: Bet;
  readonly onOpen: () => void;
}

/** One bet: what was played, what came of it, and the figures under it. */
export const BetRow = ({ bet, onOpen }: BetRowProps) => {
  const { t } = useTranslation('member');
  const { time } = useFormat();
  const isVoid = bet.status === 'void';
  return (
    <RecordCard
      picture={bet.iconUrl}
      title={bet.gameName}
      note={`${time(bet.placedAt)} · ${bet.vendorName}`}
      outcome={isVoid ? <Tag tone="warn">{t('record.status.void')}</Tag> : <Outcome amount={bet.profit} />}
      {...(bet.status === 'settled' && { state: t('record.status.settled') })}
      fields={[
        { name: t('record.stake'), value: plain(bet.stake) },
        { name: t('record.validBet'), value: plain(bet.validBet) },
        { name: t('record.number'), value: <CopyNumber number={bet.betNo} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one bet. */
export const betFields = (bet: Bet, t: Translate<'member'>, placedAt: string): readonly Field[] => [
  { name: t('record.game'), value: bet.gameName },
  { name: t('record.provider'), value: bet.vendorName },
  {
    name: t('record.category.label'),
    value: isKnown(GAME_CATEGORIES, bet.gameType) ? t(`record.category.${bet.gameType}`) : bet.gameType,
  },
  { name: t('record.placedAt'), value: placedAt },
  {
    name: t('record.status.label'),
    value: isKnown(BET_STATUSES, bet.status) ? t(`record.status.${bet.status}`) : bet.status,
  },
  { name: t('record.stake'), value: plain(bet.stake) },
  { name: t('record.validBet'), value: plain(bet.validBet) },
  { name: t('record.payout'), value: plain(bet.payout) },
  { name: t('record.profit'), value: <Outcome amount={bet.profit} size={2} /> },
  { name: t('record.number'), value: <CopyNumber number={bet.betNo} /> },
];
