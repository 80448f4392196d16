import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, type Infer, int, object, record, safeParse, string } from 'shared-kernel/schema';

/** What is needed to stop a process of the site, and to start it again as it was. One file each, in `run/`. */
const processRecord = object({
  name: string(),
  /** 0: stopped on purpose. */
  pid: int(),
  port: int(),
  script: string(),
  nodeArgs: array(string()),
  args: array(string()),
  env: record(string(), string()),
  healthPath: string(),
});
export type ProcessRecord = Infer<typeof processRecord>;

const runFolder = (siteFolder: string): string => join(siteFolder, 'run');
const recordPath = (siteFolder: string, name: string): string => join(runFolder(siteFolder), `${name}.json`);

export const writeRecord = (siteFolder: string, written: ProcessRecord): void => {
  mkdirSync(runFolder(siteFolder), { recursive: true });
  writeFileSync(recordPath(siteFolder, written.name), `${JSON.stringify(written, null, 2)}\n`);
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

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return process.platform === 'linux'
      ? ''
      : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  }
};

const RUNNER = 'runner.pid';

/** The process that keeps a site running, so that a second one does not end the first one's processes. */
export const readRunner = (siteFolder: string): number => {
  try {
    return Number.parseInt(readFileSync(join(runFolder(siteFolder), RUNNER), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
};

export const writeRunner = (siteFolder: string): void => {
  mkdirSync(runFolder(siteFolder), { recursive: true });
  writeFileSync(join(runFolder(siteFolder), RUNNER), String(process.pid));
};

export const removeRunner = (siteFolder: string): void => rmSync(join(runFolder(siteFolder), RUNNER), { force: true });

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
