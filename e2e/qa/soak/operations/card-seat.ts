import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeenRound } from '../../world/card-player.ts';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { giveBack } from '../book.ts';
import { between, happens } from '../dice.ts';
import { fromFrame, type Member } from '../member.ts';

interface RoomAnswer {
  readonly round: SeenRound | null;
}

const LOOKS = 1_000;
/** Of seats before the cards are dealt. */
const GIVEN_UP_PERCENT = 10;
/** Of turns: whoever goes in the middle of a round leaves it to the clock. */
const GONE_PERCENT = 2;

const nameOf = (roundId: number): string => `room ${roundId}`;

const look = async (soak: Soak, member: Member): Promise<SeenRound | null> =>
  (await untilAnswered(soak, 'seat', fromFrame<RoomAnswer>(member, 'seat', '/cards'))).value.round;

/** Answers the round that the member then sits in. */
const sit = async (soak: Soak, member: Member): Promise<SeenRound | null> => {
  const { username, frames } = member;
  const [idempotencyKey, stakeMinor] = [randomUUID(), frames.seat.state.room?.stakeMinor ?? 0];
  const calls = fromFrame<RoomAnswer>(member, 'seat', '/cards/sit', { idempotencyKey, stakeMinor });
  const reply = await submit(soak, 'seat', calls, ({ round }) => round?.id);
  if (!isDone(reply) || !reply.value.round) return null;
  const { round } = reply.value;
  soak.book.openBets.set(idempotencyKey, { username, stake: stakeMinor, round: nameOf(round.id), ends: ['settled'] });
  return round;
};

/** True once the stake is back: the cards may have been dealt before. */
const giveUp = async (soak: Soak, member: Member, roundId: number): Promise<boolean> => {
  const reply = await submit(soak, 'seat', fromFrame(member, 'seat', '/cards/leave', { roundId }), () => 'left');
  if (!isDone(reply)) return false;
  giveBack(soak.book, member.username, nameOf(roundId));
  return true;
};

/** What the published strategy plays; where the clock came first, the move is refused. */
const move = async (soak: Soak, member: Member, { id: roundId, turn, view }: SeenRound): Promise<void> => {
  const ask = { roundId, turn: turn?.number ?? 0, cards: view?.advice ?? [] };
  await submit(soak, 'move', fromFrame(member, 'seat', '/cards/play', ask), () => 'made');
};

/** Plays to the end of the round, or goes in the middle of it. */
const playOn = async (soak: Soak, member: Member): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const round = await look(soak, member);
    if (!round || round.phase === 'over') return;
    if (round.phase === 'playing' && round.turn?.seat === round.seat) {
      if (happens(GONE_PERCENT)) return;
      await move(soak, member, round);
    } else await sleep(between(50, 250));
  }
  throw new Error(`A round of the card room was not over after ${LOOKS} looks.`);
};

/** A seat among other members who happen to sit down meanwhile, or the one that was left in the middle of its round. */
export const cardSeat = async (soak: Soak, member: Member): Promise<void> => {
  const known = await look(soak, member);
  const isSeated = known !== null && known.phase !== 'over';
  const round = isSeated ? known : await sit(soak, member);
  if (!round) return;
  if (happens(GIVEN_UP_PERCENT) && (await giveUp(soak, member, round.id))) return;
  await playOn(soak, member);
};
