import { setTimeout as sleep } from 'node:timers/promises';
import { between, happens, oneOf } from './dice.ts';
import type { SoakWorld } from './soak-world.ts';

const LEAST_PAUSE_MS = 2_000;
const MOST_PAUSE_MS = 5_000;
const BOTH_PERCENT = 15;
/** Limits are counted by member and hour, and the soak plays a week in minutes. */
const FORGET_LIMITS = 'delete from rate_limits';

/** Kills a process every few seconds, now and then both, and starts them again, until it is told to stop. Answers how many it killed. */
export const killOnAndOn = async ({ platforms, database }: SoakWorld, isOver: () => boolean): Promise<number> => {
  let killed = 0;
  while (!isOver()) {
    await sleep(between(LEAST_PAUSE_MS, MOST_PAUSE_MS));
    await database.rows(FORGET_LIMITS);
    const struck = happens(BOTH_PERCENT) ? platforms : [oneOf(platforms)];
    await Promise.all(struck.map((platform) => platform.kill()));
    killed += struck.length;
    await Promise.all(struck.map((platform) => platform.start()));
  }
  return killed;
};
