import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../../base/platform.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { eq, inArray } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { log } from '../../../log/log.ts';
import { fairRandom } from '../../fair-random/fair-random.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import { markOf } from '../../seeds/seed-mark.ts';
import { memberSeeds } from '../../seeds/seeds.tables.ts';
import { hashOfSeed, openSeed } from '../../seeds/server-seed.ts';
import type { CardMove, CardTable, SeatedCards } from '../framework.ts';
import { seatedGameOf } from '../registry.ts';
import { cardRounds } from './card-rooms.tables.ts';
import { CARD_ROOMS_CHANNEL, type CardRound, type CardSeat, hasCome, openRound, seatsOf } from './card-rounds.ts';
import { openTable, sealCards } from './dealt-cards.ts';

/** Cards that were not dealt so long after they were due are dealt no more: players have gone. */
const STALE_MS = MINUTE_MS;
/** Nothing moved a round on for so long: the player whose time ran out meanwhile gets it anew. */
const OUTAGE_MS = 30_000;
/** Of a turn, for a seat whose last turn the clock took. */
const AWAY_PART = 3;

export interface Step {
  readonly tx: Transaction;
  readonly platform: Platform;
  readonly round: CardRound;
  readonly game: SeatedCards;
  readonly now: Date;
}

const write = async ({ tx, round }: Pick<Step, 'tx' | 'round'>, changed: Partial<CardRound>): Promise<void> => {
  await tx.update(cardRounds).set(changed).where(eq(cardRounds.id, round.id));
};

/** Marks of the seeds of who sits there, in the order of the seats. */
const marksOf = async (tx: Transaction, seats: readonly CardSeat[]): Promise<readonly string[]> => {
  const ids = seats.map(({ memberId }) => memberId);
  const rows = await tx
    .select({ memberId: memberSeeds.memberId, clientSeed: memberSeeds.clientSeed })
    .from(memberSeeds)
    .where(inArray(memberSeeds.memberId, ids));
  return ids.flatMap((id) =>
    rows.filter(({ memberId }) => memberId === id).map(({ clientSeed }) => markOf(clientSeed)),
  );
};

/** How long a seat has for its turn. */
export const waitOf = (round: CardRound, seats: readonly CardSeat[], seat: number): number => {
  const { turnMs, thinkMs } = round.settings;
  if (!seats.some((taken) => taken.seat === seat)) return thinkMs;
  return round.away.includes(seat) ? Math.ceil(turnMs / AWAY_PART) : turnMs;
};

const turnEndOf = ({ round, game, now }: Step, seats: readonly CardSeat[], table: CardTable): Date | null => {
  const seat = game.turnOf(table);
  return seat === null ? null : new Date(now.getTime() + waitOf(round, seats, seat));
};

/** What the round keeps wrapped; undefined where no key of the environment opens it. */
const opened = async <Value>({ round }: Step, open: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await open();
  } catch (error) {
    log({ level: 'error', event: 'cards.seed-lost', room: round.room, round: round.id }, error);
    return undefined;
  }
};

const seedOf = (step: Step): Promise<string | undefined> =>
  opened(step, () => openSeed(step.round, step.platform.config.wrappingKeys));

/** Deals, or refunds what cannot be dealt any more, and promises the next round's seed. */
const begin = async (step: Step): Promise<void> => {
  const { tx, platform, round, game, now } = step;
  const { wrappingKeys } = platform.config;
  const seats = await seatsOf(tx, round.id);
  const isStale = round.closesAt !== null && now.getTime() - round.closesAt.getTime() > STALE_MS;
  const serverSeed = isStale ? undefined : await seedOf(step);
  if (serverSeed === undefined) await write(step, { isVoid: true, endedAt: now });
  else {
    const seedMarks = await marksOf(tx, seats);
    const clientSeed = hashOfSeed(seedMarks.join(' '));
    const cards = game.deal(fairRandom({ serverSeed, clientSeed, nonce: round.id }, nodeHmac));
    const dealt = await sealCards(cards, wrappingKeys);
    await write(step, {
      seedMarks,
      clientSeed,
      dealt,
      turnEndsAt: turnEndOf(step, seats, { dealt: cards, moves: [] }),
    });
  }
  await openRound(tx, round, wrappingKeys);
};

/** Writes a move that the rules allow; after the last one the seed and all cards are revealed. */
export const addMove = async (step: Step, seats: readonly CardSeat[], table: CardTable, move: CardMove) => {
  const { round, game, now } = step;
  const seat = game.turnOf(table);
  const others = round.away.filter((each) => each !== seat);
  const away = move.by === 'clock' && seat !== null ? [...others, seat] : others;
  const after = { ...table, moves: [...table.moves, move] };
  const turnEndsAt = turnEndOf({ ...step, round: { ...round, away } }, seats, after);
  const ended = turnEndsAt === null && {
    endedAt: now,
    serverSeed: (await seedOf(step)) ?? null,
    dealt: table.dealt,
  };
  await write(step, { moves: after.moves, away, turnEndsAt, ...ended });
};

/** Plays for the seat whose time is up, or refunds a round that cannot be played any more. */
const takeTurn = async (step: Step): Promise<void> => {
  const { tx, platform, round, game, now } = step;
  const table = await opened(step, () => openTable(platform, round));
  if (!table) return write(step, { isVoid: true, endedAt: now, turnEndsAt: null });
  const seats = await seatsOf(tx, round.id);
  const turn = game.turnOf(table);
  const isMembers = seats.some(({ seat }) => seat === turn);
  if (isMembers && now.getTime() - (round.turnEndsAt?.getTime() ?? 0) > OUTAGE_MS)
    return write(step, { turnEndsAt: turnEndOf(step, seats, table) });
  const by = isMembers ? 'clock' : 'house';
  await addMove(step, seats, table, { cards: game.choose(table, by), by });
};

/** Whether a round is to be moved on. */
export const isDue = (round: CardRound, now: Date): boolean =>
  round.endedAt === null && hasCome(round, round.dealt ? round.turnEndsAt : round.closesAt, now);

/**
 * Moves a round on as far as its times say: deals when its seats close, plays for the house, and for whose time is up. Any process
 * may, any number at once: one holds the round, the others leave it to that one.
 */
export const moveRound = async (platform: Platform, id: number): Promise<void> => {
  const move = () =>
    platform.playDb.transaction(async (tx) => {
      const [round] = await tx
        .select()
        .from(cardRounds)
        .where(eq(cardRounds.id, id))
        .for('update', { skipLocked: true });
      const game = round && seatedGameOf(round.game)?.game.seated;
      if (!round || !game) return false;
      const now = await nowWithin(tx, platform.config);
      if (!isDue(round, now)) return false;
      const step = { tx, platform, round, game, now };
      await (round.dealt ? takeTurn(step) : begin(step));
      await sendSignal(tx, CARD_ROOMS_CHANNEL, String(id));
      return true;
    });
  while (await move());
};
