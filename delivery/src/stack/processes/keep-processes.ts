import { setTimeout as sleep } from 'node:timers/promises';
import { stackCommand } from '../layout/stack-layout.ts';
import { inTurn } from './control-process.ts';
import { findRecord, isRunning, keeper, type ProcessRecord, readRecords, writeRecord } from './process-record.ts';
import { lastLines, logPath, startProcess } from './service-process.ts';

/** When a process that died by itself is started again. Times in ms. */
export interface RestartRule {
  /** How many deaths within `windowMs` are too many. */
  readonly deathsAllowed: number;
  readonly windowMs: number;
  /** The wait after the first death; it doubles with each further one within the window. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** A process that dies while it starts takes up to half a minute each time: the window holds five of those. */
export const RESTART_RULE: RestartRule = {
  deathsAllowed: 4,
  windowMs: 5 * 60_000,
  firstWaitMs: 250,
  longestWaitMs: 8_000,
};

/** The deaths that still count. */
export const recentDeaths = (deaths: readonly number[], now: number, { windowMs }: RestartRule): readonly number[] =>
  deaths.filter((at) => now - at < windowMs);

/** How long to wait before the next start, by the deaths that count; null when they are too many. */
export const restartWaitMs = (deaths: number, rule: RestartRule): number | null =>
  deaths > rule.deathsAllowed ? null : Math.min(rule.firstWaitMs * 2 ** (deaths - 1), rule.longestWaitMs);

const LOOK_EVERY_MS = 250;

type Report = (line: string) => void;
interface Keeping {
  readonly folder: string;
  readonly report: Report;
  readonly rule: RestartRule;
  /** The process number that each name had at the last look. */
  readonly seen: Map<string, number>;
  /** When each dead process is to be started again. */
  readonly due: Map<string, number>;
}

const giveUp = ({ folder, report, rule }: Keeping, record: ProcessRecord, deaths: number): void => {
  const { name } = record;
  writeRecord(folder, { ...record, state: 'given-up', pid: 0 });
  report(
    [
      `${name} HAS DIED ${deaths} TIMES within ${rule.windowMs / 60_000} minutes and is not started again; everything else goes on.`,
      `Its log, ${logPath(folder, name)}, ends with:`,
      lastLines(folder, name),
      `When its cause is mended: ${stackCommand(folder, `start ${name}`)}`,
    ].join('\n'),
  );
};

/** Writes a death down, and when the process is to be started again. */
const noteDeath = (keeping: Keeping, record: ProcessRecord): void => {
  const { folder, report, rule, due } = keeping;
  const now = Date.now();
  const deaths = [...recentDeaths(record.deaths ?? [], now, rule), now];
  const dead = { ...record, deaths, pid: 0 };
  const waitMs = restartWaitMs(deaths.length, rule);
  if (waitMs === null) {
    giveUp(keeping, dead, deaths.length);
    return;
  }
  writeRecord(folder, dead);
  due.set(record.name, now + waitMs);
  report(
    `${record.name} (process ${record.pid}) has died; everything else goes on. It is started again in ${waitMs / 1000} s.`,
  );
};

const startAgain = (keeping: Keeping, record: ProcessRecord): void => {
  keeping.due.delete(record.name);
  startProcess(keeping.folder, record);
};

const isKept = ({ state = 'kept' }: ProcessRecord): boolean => state === 'kept';

/** What a dead process needs now. Looks again when it has its turn: a command may have stopped or started it since. */
const attend = (keeping: Keeping, name: string): Promise<void> =>
  inTurn(keeping.folder, name, async () => {
    const record = findRecord(keeping.folder, name);
    const isDead = record !== undefined && isKept(record) && !isRunning(record);
    const dueAt = keeping.due.get(name);
    if (!isDead) keeping.due.delete(name);
    else if (record.pid !== 0) noteDeath(keeping, record);
    else if (dueAt === undefined || Date.now() >= dueAt) startAgain(keeping, record);
  });

/** Says what has changed since the last look. */
const sayChanges = ({ seen, report }: Keeping, record: ProcessRecord): void => {
  const { name, pid } = record;
  const before = seen.get(name) ?? 0;
  if (before !== 0 && pid !== before && record.state === 'stopped') {
    report(`${name} (process ${before}) is stopped; everything else goes on.`);
  }
  if (pid !== 0 && pid !== before && isRunning(record)) report(`${name} is running as process ${pid}.`);
  seen.set(name, pid);
};

const look = async (keeping: Keeping): Promise<void> => {
  for (const record of readRecords(keeping.folder)) {
    if (isKept(record) && !isRunning(record)) await attend(keeping, record.name);
    const now = findRecord(keeping.folder, record.name);
    if (now !== undefined) sayChanges(keeping, now);
  }
};

/**
 * Starts a process of the site again when it dies, and says so; one that dies too often is given up, loudly. What was
 * stopped on purpose stays stopped, until a command wants it to be kept again. Answers how to stop keeping; that waits
 * for a start under way.
 */
export const keepProcesses = (folder: string, report: Report, rule = RESTART_RULE): (() => Promise<void>) => {
  const seen = new Map(readRecords(folder).map((record) => [record.name, record.pid]));
  const keeping: Keeping = { folder, report, rule, seen, due: new Map() };
  const stopping = new AbortController();
  keeper.write(folder);
  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look(keeping).catch((error: unknown) => report(String(error)));
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const kept = keep();
  return () => {
    stopping.abort();
    keeper.remove(folder);
    return kept;
  };
};
