import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  type Infer,
  int,
  object,
  oneOf,
  optional,
  record,
  safeParse,
  string,
} from '@shared-kernel/contracts/schema';

/** What is needed to stop a process of the site, and to start it again as it was. One file each, in `run/`. */
const processRecord = object({
  name: string(),
  /** 0: none runs. */
  pid: int(),
  /** Kept running (also when left out), stopped on purpose, or dead too often to be started again. */
  state: optional(oneOf(['kept', 'stopped', 'given-up'])),
  /** When it died by itself lately, in ms since 1970, the newest last. */
  deaths: optional(array(int())),
  port: int(),
  /** What the process shows to whoever asks for this very one. */
  mark: optional(string()),
  script: string(),
  nodeArgs: array(string()),
  args: array(string()),
  env: record(string(), string()),
  healthPath: string(),
});
export type ProcessRecord = Infer<typeof processRecord>;

const runFolder = (siteFolder: string): string => join(siteFolder, 'run');
const recordPath = (siteFolder: string, name: string): string => join(runFolder(siteFolder), `${name}.json`);

/** One file is written whole: whoever reads it meanwhile sees the old one or the new one. */
const replaceFile = (path: string, text: string): void => {
  const aside = `${path}.${process.pid}`;
  // For its owner alone: a database's address has a password in it.
  writeFileSync(aside, text, { mode: 0o600 });
  renameSync(aside, path);
};

export const writeRecord = (siteFolder: string, written: ProcessRecord): void => {
  mkdirSync(runFolder(siteFolder), { recursive: true });
  replaceFile(recordPath(siteFolder, written.name), `${JSON.stringify(written, null, 2)}\n`);
};

export const removeRecord = (siteFolder: string, name: string): void =>
  rmSync(recordPath(siteFolder, name), { force: true });

const readRecord = (path: string): ProcessRecord[] => {
  try {
    const parsed = safeParse(processRecord, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? [parsed.data] : [];
  } catch {
    // Removed or replaced while it was read: the next look finds it.
    return [];
  }
};

export const readRecords = (siteFolder: string): readonly ProcessRecord[] => {
  try {
    const files = readdirSync(runFolder(siteFolder)).filter((file) => file.endsWith('.json'));
    return files.flatMap((file) => readRecord(join(runFolder(siteFolder), file)));
  } catch {
    return [];
  }
};

/** The record as it is now; undefined when the site has no such process. */
export const findRecord = (siteFolder: string, name: string): ProcessRecord | undefined =>
  readRecord(recordPath(siteFolder, name))[0];

/** Where whoever changes a process takes turns with the others: the site's runner, and commands in other terminals. */
export const processLock = (siteFolder: string, name: string): string => join(runFolder(siteFolder), `${name}.lock`);

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return process.platform === 'linux'
      ? ''
      : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  }
};

const numberFile = (file: string) => {
  const pathIn = (siteFolder: string): string => join(runFolder(siteFolder), file);
  return {
    read: (siteFolder: string): number => {
      try {
        return Number.parseInt(readFileSync(pathIn(siteFolder), 'utf8'), 10) || 0;
      } catch {
        return 0;
      }
    },
    write: (siteFolder: string): void => {
      mkdirSync(runFolder(siteFolder), { recursive: true });
      writeFileSync(pathIn(siteFolder), String(process.pid));
    },
    remove: (siteFolder: string): void => rmSync(pathIn(siteFolder), { force: true }),
  };
};

/** What the command of a site's runner has in it. */
export const RUNNER_SCRIPTS = 'delivery/src/';

/** The process that has started a site, so that a second one does not end the first one's processes. */
export const runner = numberFile('runner.pid');

/** The process that starts what has died: it has the environment that the site was started with. */
export const keeper = numberFile('keeper.pid');

/** Whether the recorded process still runs; a process number that the system has since given to another does not count. */
export const isRunning = ({ pid, script }: Pick<ProcessRecord, 'pid' | 'script'>): boolean => {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return commandOf(pid).includes(script);
  } catch {
    return false;
  }
};
