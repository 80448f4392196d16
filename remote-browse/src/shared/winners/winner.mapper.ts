import type { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { parseAmount } from 'shared-kernel/format';
import type { Game } from '../launch/launch-target.ts';

export interface Winner {
  readonly id: string;
  readonly name: string;
  readonly gameName: string;
  readonly iconUrl: string;
  /** Decimal, major units. */
  readonly amount: string;
  /** Undefined: the server does not say which game it was, or it is closed now; the row leads nowhere. */
  readonly game: Game | undefined;
}

const SHOWN_AT_START = 3;
const SHOWN_AT_END = 2;
const MASK = '***';

/** A name is never shown whole, also when the server forgot to mask it. */
export const maskedName = (name: string): string => {
  if (name.includes('*')) return name;
  const start = name.slice(0, Math.min(SHOWN_AT_START, Math.ceil(name.length / 2)));
  const end = name.length > SHOWN_AT_START + SHOWN_AT_END ? name.slice(-SHOWN_AT_END) : '';
  return `${start}${MASK}${end}`;
};

/** The list by win amount, highest first (browsing §2, winner board). */
export const toWinners = ({ list }: ValueOf<typeof getWinnerBoard>): readonly Winner[] =>
  list
    .map(({ vo, game, wonAt }) => ({
      id: [game?.nodeId ?? vo.gameName, wonAt, vo.customerName, vo.winAmount].join(' '),
      name: maskedName(vo.customerName),
      gameName: vo.gameName,
      iconUrl: vo.iconUrl,
      amount: vo.winAmount,
      game: game?.isClosed ? undefined : game,
    }))
    .toSorted((one, other) => parseAmount(other.amount) - parseAmount(one.amount));

/** The wins, and what they look back on. */
export const toBoard = (answer: ValueOf<typeof getWinnerBoard>) => ({
  period: answer.period,
  winners: toWinners(answer),
});
