import type { Platform } from '../../../base/platform.ts';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import type { CardTable, SeatedCards } from '../framework.ts';
import { queueByMember } from '../round-queues.ts';
import type { CARD_ROOM_CALL } from './card-room-errors.ts';
import { CARD_ROOMS_CHANNEL, type CardRound, hasCome, holdRound, seatsOf, type Visitor } from './card-rounds.ts';
import { openTable } from './dealt-cards.ts';
import { addMove } from './move-round.ts';

export interface PlayAsk {
  readonly roundId: number;
  /** The number of the move, from 0: what is sent twice is played once. */
  readonly turn: number;
  /** None: a pass. */
  readonly cards: readonly string[];
}

const turnOver = () =>
  new PlatformError<typeof CARD_ROOM_CALL>('turn.over', 'It is not your turn any more, or not yet.');

const textOf = (cards: readonly string[]): string => cards.toSorted().join();

/** The same move, which was made before. */
const isMade = (game: SeatedCards, { dealt, moves }: CardTable, seat: number, { turn, cards }: PlayAsk): boolean => {
  const made = moves[turn];
  if (made?.by !== 'player' || textOf(made.cards) !== textOf(cards)) return false;
  return game.turnOf({ dealt, moves: moves.slice(0, turn) }) === seat;
};

const refuseOutOfTurn = (
  game: SeatedCards,
  round: CardRound,
  table: CardTable,
  seat: number,
  ask: PlayAsk,
  at: Date,
) => {
  const isOwn = table.moves.length === ask.turn && game.turnOf(table) === seat;
  if (!isOwn || hasCome(round, round.turnEndsAt, at)) throw turnOver();
};

/** One move of a member's seat, in his turn. Fails with `turn.over`, or with `cards.refused` and the reason. */
export const playCards = (platform: Platform, visitor: Visitor, ask: PlayAsk): Promise<void> =>
  queueByMember(visitor, () =>
    platform.playDb.transaction(async (tx) => {
      const { seated: game, member } = visitor;
      const round = await holdRound(tx, visitor, ask.roundId);
      const now = await nowWithin(tx, platform.config);
      const seats = round ? await seatsOf(tx, round.id) : [];
      const own = seats.find(({ memberId }) => memberId === member.id);
      const table = round && (await openTable(platform, round).catch(() => undefined));
      if (!round || !own || !table) throw turnOver();
      if (isMade(game, table, own.seat, ask)) return;
      refuseOutOfTurn(game, round, table, own.seat, ask, now);
      const reason = game.refusalOf(table, ask.cards);
      if (reason !== undefined)
        throw new PlatformError<typeof CARD_ROOM_CALL>('cards.refused', `The rules do not allow it: ${reason}.`, {
          value: { reason },
        });
      await addMove({ tx, platform, round, game, now }, seats, table, { cards: ask.cards, by: 'player' });
      await sendSignal(tx, CARD_ROOMS_CHANNEL, String(round.id));
    }),
  );
