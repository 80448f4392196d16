import { setTimeout as sleep } from 'node:timers/promises';
import { between, happens, oneOf } from './dice.ts';
import { misbehave } from './payments.ts';
import type { SoakWorld } from './soak-world.ts';

const LEAST_PAUSE_MS = 2_000;
const MOST_PAUSE_MS = 5_000;
const BOTH_PERCENT = 15;
/** Limits are counted by member and hour, and the soak plays a week in minutes. */
const FORGET_LIMITS = 'delete from rate_limits';

/**
 * Kills a process every few seconds, now and then both of the platform, and starts it again, until it is told to stop. The
 * provider's manners change as often. Answers how many it killed.
 */
export const killOnAndOn = async (
  { platforms, payments, database }: SoakWorld,
  isOver: () => boolean,
): Promise<number> => {
  let killed = 0;
  while (!isOver()) {
    await sleep(between(LEAST_PAUSE_MS, MOST_PAUSE_MS));
    await database.rows(FORGET_LIMITS);
    await misbehave(payments);
    const struck = happens(BOTH_PERCENT) ? platforms : [oneOf([...platforms, ...platforms, payments])];
    await Promise.all(struck.map((service) => service.kill()));
    killed += struck.length;
    await Promise.all(struck.map((service) => service.start()));
  }
  return killed;
};
