import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Infer, int, object, safeParse, string } from '@shared-kernel/contracts/schema';

const lockOwner = object({
  /** Of this one holding. */
  token: string(),
  machine: string(),
  /** The namespace of its process id: every container calls its first process 1, and may share the machine's name. */
  namespace: string(),
  pid: int(),
  /** Since the machine's start: a process id used again is another process. Empty where the system does not say. */
  startedAt: string(),
});

/** Who holds a lock file, as it is written into the file. */
export type LockOwner = Infer<typeof lockOwner>;

/** The process's name may hold spaces and brackets; its start is the 20th word after the last of them. */
const START_WORD = 19;
const orNothing = (read: () => string | undefined): string => {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
};
const startOf = (pid: number): string =>
  orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[START_WORD]);
const ownNamespace = (): string => orNothing(() => readlinkSync('/proc/self/ns/pid'));

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const thisProcess = (): Omit<LockOwner, 'token'> => ({
  machine: hostname(),
  namespace: ownNamespace(),
  pid: process.pid,
  startedAt: startOf(process.pid),
});

/** Null: the text names no owner. */
export const parseOwner = (text: string): LockOwner | null => {
  try {
    const parsed = safeParse(lockOwner, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Whether the owner's process can be seen from here. */
export const isHere = ({ machine, namespace }: LockOwner): boolean =>
  machine === hostname() && namespace === ownNamespace();

/** Whether the owner is this process, and not an earlier one with its id. */
export const isSelf = (owner: LockOwner): boolean =>
  isHere(owner) && owner.pid === process.pid && owner.startedAt === startOf(process.pid);

/** Whether an owner that is here runs. */
export const isAlive = ({ pid, startedAt }: LockOwner): boolean => isRunning(pid) && startOf(pid) === startedAt;
