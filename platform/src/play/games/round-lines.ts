import { createLine, createLines } from '../../database/waiting-line.ts';
import { inOwnLine } from '../../http/limits/own-line.ts';
import type { OpenedLaunch } from './opened-launch.ts';

/** A player plays one round at a time; a few more may have been sent before the answer came. */
const OF_ONE = { atOnce: 1, waiting: 20, waitMs: 8_000 };
/** Trial accounts cost nothing to make: all together they get this much of a process's connections for rounds. */
const OF_TRIALS = { atOnce: 3, waiting: 30, waitMs: 8_000 };

const ofLaunch = createLines(OF_ONE);
const ofMember = createLines(OF_ONE);
const ofTrials = createLine(OF_TRIALS);

/**
 * The rounds of one launch come one after the other, before anything is asked of the database for them: however many
 * are sent, the rest hold no connection. Fails with `rate.limited` when too many wait.
 */
export const inLaunchLine = <Result>(token: string, work: () => Promise<Result>): Promise<Result> =>
  inOwnLine(ofLaunch, token, work);

/** The same for one member, whose launches may be many, and for all trial accounts together. */
export const inMemberLine = <Result>({ member }: OpenedLaunch, work: () => Promise<Result>): Promise<Result> =>
  inOwnLine(ofMember, String(member.id), () => (member.isTrial ? ofTrials.run(work) : work()));
