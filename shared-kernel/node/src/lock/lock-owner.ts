import { array, int, object, safeParse, string } from '@shared-kernel/contracts/schema';
import { isAlive, isSelf, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const owner = object({ token: string(), place: array(string()), pid: int(), startedAt: string() });

/** Who holds a lock file, as it is written into the file. */
export interface LockOwner extends ProcessIdentity {
  /** Of this one holding. */
  readonly token: string;
}

/** What this process holds: a lock of its own that it does not hold was left by an earlier one with its process id. */
const held = new Set<string>();

/** This process, holding a lock under a token of its own until `letGo`. */
export const becomeOwner = (token: string): LockOwner => {
  held.add(token);
  return { token, ...ownIdentity() };
};

export const letGo = ({ token }: LockOwner): void => void held.delete(token);

/** Null: what is written there names nobody. */
export const parseOwner = (text: string): LockOwner | null => {
  try {
    const parsed = safeParse(owner, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Whether an owner is there: a process does not outlive its own work. Null where that cannot be seen from here. */
export const isThere = (of: LockOwner): boolean | null => (isSelf(of) ? held.has(of.token) : isAlive(of));
