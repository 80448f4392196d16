import { randomUUID } from 'node:crypto';
import type { Player } from '../../world/players.ts';
import { isDone, type Soak, submit } from '../ask.ts';
import { oneOf } from '../dice.ts';
import type { Member } from '../member.ts';

export const bet = async (soak: Soak, { username, at: [first, second] }: Member): Promise<void> => {
  const stake = oneOf([100, 200, 500]);
  const key = randomUUID();
  const at = (player: Player) => () => player.round(key, stake);
  const reply = await submit(soak, 'bet', [at(first), at(second)], ({ betNo, payoutMinor }) => ({
    betNo,
    payoutMinor,
  }));
  if (!isDone(reply)) return;
  const { betNo, payoutMinor } = reply.value;
  soak.book.bets.set(String(betNo), { username, stake, payout: Number(payoutMinor) });
};
