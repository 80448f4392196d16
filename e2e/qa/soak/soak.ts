import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endWhenStopped } from '../end-when-stopped.ts';
import { createTally } from '../tally.ts';
import { openBook } from './book.ts';
import { check } from './checks/check.ts';
import { comeToRest } from './come-to-rest.ts';
import { between, happens, oneOf } from './dice.ts';
import { playThrough } from './load.ts';
import { aMember, type Member } from './member.ts';
import { misbehave } from './payments.ts';
import { byControl } from './provider.ts';
import { isSound, report } from './report.ts';
import { openSoakWorld, type SoakWorld } from './soak-world.ts';

const LEAST_PAUSE_MS = 2_000;
const MOST_PAUSE_MS = 5_000;
const BOTH_PERCENT = 15;
/** Limits are counted by member and hour, and the soak plays a week in minutes. */
const FORGET_LIMITS = 'delete from rate_limits';

/**
 * Kills a process every few seconds, now and then both of the platform, and starts it again, until it is told to stop. The
 * provider's fault mode changes as often. Answers how many it killed.
 */
const killOnAndOn = async ({ platforms, payments, database }: SoakWorld, isOver: () => boolean): Promise<number> => {
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

const USAGE = `pnpm e2e soak [--short] [--operations 100000] [--minutes 120]   money in, played and out, while the platform is killed every few seconds
  --short   as long as every run of the tests has time for`;
/** For the runner of all tests: nothing was tried. */
const SKIPPED = 75;
const WHOLE = { operations: 100_000, members: 64 };
const SHORT = { operations: 400, members: 12 };

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      operations: { type: 'string' },
      minutes: { type: 'string', default: '120' },
    },
  });
  const scale = values.short ? SHORT : WHOLE;
  const operations = values.operations === undefined ? scale.operations : Number(values.operations);
  const minutes = Number(values.minutes);
  if (Number.isInteger(operations) && operations >= scale.members && minutes > 0)
    return { ...scale, operations, minutes, isShort: values.short };
  console.error(`soak: --operations has to be a whole number from ${scale.members}, --minutes one above 0.\n${USAGE}`);
  return process.exit(2);
};

const makeMembers = async (world: SoakWorld, count: number): Promise<readonly Member[]> => {
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) members.push(await aMember(world, members[0]?.username));
  return members;
};

/** Plays everything through, lets it come to rest and compares. Answers whether all of it held. */
const soak = async (
  world: SoakWorld,
  { members: count, ...extent }: ReturnType<typeof readArguments>,
): Promise<boolean> => {
  const [book, tally] = [openBook(), createTally()];
  const members = await makeMembers(world, count);
  console.log(`soak: ${extent.operations} operations of ${count} members`);
  const started = performance.now();
  let isOver = false;
  const deaths = killOnAndOn(world, () => isOver);
  const bank = { world, says: byControl(world) };
  const playing = playThrough({ book, tally }, bank, members, extent).finally(async () => {
    isOver = true;
    // Whatever has become of the play, nothing is started any more when this ends.
    await deaths.catch(() => undefined);
  });
  const [killed, operations] = await Promise.all([deaths, playing]);
  await comeToRest(world);
  const findings = await check(world, book, members, tally);
  const outcome = tally.outcome();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(report({ operations, book, findings, outcome, killed, seconds }));
  return isSound(findings) && outcome.held === outcome.tried;
};

const scale = readArguments();
await using world = await openSoakWorld(scale.isShort);
endWhenStopped(world);
if (world === undefined) {
  console.log('soak: no Postgres could be found or installed: SKIPPED');
  process.exitCode = SKIPPED;
} else process.exitCode = (await soak(world, scale)) ? 0 : 1;
