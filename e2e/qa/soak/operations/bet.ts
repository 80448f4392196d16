import { randomUUID } from 'node:crypto';
import { isDone, type Soak, submit } from '../ask.ts';
import { between, oneOf } from '../dice.ts';
import { fromFrame, type Member } from '../member.ts';

interface PlayedRound {
  readonly betNo: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

const FISH = ['x2', 'x5', 'x20', 'x200'] as const;
const WHEEL = ['first', 'third', 'sixth'] as const;

/** The games whose round is decided as it is played, and what a player chooses besides the stake. */
const CHOICES = {
  slot: () => undefined,
  cascade: () => undefined,
  wheel: () => ({ [oneOf(WHEEL)]: between(1, 3) }),
  fish: () => Array.from({ length: between(1, 10) }, () => oneOf(FISH)),
} as const;

/** One round of such a game. */
export const bet = async (soak: Soak, member: Member, game: keyof typeof CHOICES): Promise<void> => {
  const ask = { stake: oneOf([100, 200, 500]), idempotencyKey: randomUUID(), choice: CHOICES[game]() };
  const calls = fromFrame<PlayedRound>(member, game, '/round', ask);
  const reply = await submit(soak, game, calls, ({ betNo, stakeMinor, payoutMinor }) => [
    betNo,
    stakeMinor,
    payoutMinor,
  ]);
  if (!isDone(reply)) return;
  const { betNo, stakeMinor: stake, payoutMinor: payout } = reply.value;
  soak.book.bets.set(betNo, { username: member.username, stake, payout });
};
