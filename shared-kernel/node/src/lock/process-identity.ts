import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What one process is known by, also to others. */
export interface ProcessIdentity {
  /** Where its process id means something: machine, boot, and the container's own process ids. */
  readonly place: readonly string[];
  readonly pid: number;
  /** Since the machine's start, so that a process id used again is another process. Empty where the system does not say. */
  readonly startedAt: string;
}

const orNothing = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Every container calls itself process 1: a process id says something only where all three are the same. */
const ownPlace = (): readonly string[] => [
  hostname(),
  orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  orNothing(() => readlinkSync('/proc/self/ns/pid')),
];

/** The process's name may hold spaces and brackets; its start is the 20th word after the last of them. */
const START_WORD = 19;
const startOf = (pid: number): string =>
  orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[START_WORD] ?? '');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const ownIdentity = (): ProcessIdentity => ({
  place: ownPlace(),
  pid: process.pid,
  startedAt: startOf(process.pid),
});

const isHere = ({ place }: ProcessIdentity): boolean => {
  const here = ownPlace();
  return place.length === here.length && place.every((part, index) => part === here[index]);
};

/** Whether it is this very process, not an earlier one with its number. */
export const isSelf = (of: ProcessIdentity): boolean =>
  isHere(of) && of.pid === process.pid && of.startedAt === startOf(process.pid);

/** Whether the process runs. Null where that cannot be seen from here: another machine, another container. */
export const isAlive = (of: ProcessIdentity): boolean | null =>
  isHere(of) ? isRunning(of.pid) && startOf(of.pid) === of.startedAt : null;
