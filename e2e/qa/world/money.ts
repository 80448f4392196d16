import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from '../tally.ts';
import { type Answer, type Player, STAKE_MINOR } from './players.ts';
import type { World } from './world.ts';

/** So often a player taps Retry before the suite gives a round up. */
const RETRIES = 20;

export const someKeys = (count: number): readonly string[] => Array.from({ length: count }, () => randomUUID());

/** A tap on Retry after what the server said about when: an answer that the same key gives again counts once. */
export const playUntilAnswered = async (player: Player, key: string): Promise<Answer> => {
  let answer = await player.round(key);
  for (let tries = 0; answer.status !== 200 && tries < RETRIES; tries += 1) {
    const wait = Number(answer.retryAfter ?? 1);
    await sleep(Math.min(wait, 3) * 1000);
    answer = await player.round(key);
  }
  return answer;
};

/**
 * That each of the keys was played exactly once, whatever became of its answers: asked again, all answer, and the balance is
 * the one before less the stakes and with the payouts.
 */
export const expectPlayedOnce = async (
  { database }: World,
  player: Player,
  { before, keys }: { readonly before: number; readonly keys: readonly string[] },
  tally: Tally,
): Promise<void> => {
  let payouts = 0;
  for (const key of keys) {
    const { status, code, value } = await playUntilAnswered(player, key);
    tally.held(status === 200, `a round asked again was answered ${status} ${code}`);
    payouts += Number(value.payoutMinor ?? 0);
  }
  const [bets] = await database.rows<{ count: string }>(
    'select count(*) from bets join members on members.id = bets.member_id where members.username = $1',
    [player.username],
  );
  tally.held(Number(bets?.count) === keys.length, `${keys.length} rounds are ${bets?.count} bets`);
  const expected = before - keys.length * STAKE_MINOR + payouts;
  const balance = await player.balance();
  tally.held(balance === expected, `the balance is ${balance} and should be ${expected}`);
};

/** That every transaction of the ledger balances, and no member is below zero. */
export const expectSoundLedger = async (
  { platforms: [first] }: Pick<World, 'platforms'>,
  tally: Tally,
): Promise<void> => {
  const answer = await fetch(`${first.url}/control/ledger`);
  const { value } = await answer.json();
  tally.held(value?.isSound === true, `the ledger is not sound: ${JSON.stringify(value)}`);
};
