import { audit } from '../../../src/audit/audit.ts';
import type { Database } from '../../../src/database/database.ts';
import { and, eq, inArray, isNotNull } from '../../../src/database/orm.ts';
import { endSessions } from '../../../src/identity/end-sessions.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { isPassword, type Peppers } from '../../../src/identity/password.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

interface OpenAccount {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly passwordHash: string;
}

interface Ask {
  readonly peppers: Peppers;
  /** Told after each hash that was looked at: of a large site it takes minutes. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** How many hashes are looked at at a time: the queue of passwords takes that many at any machine. */
const AT_ONCE = 8;

/** The hashes that the password of the seed opens. Members of a seed share theirs, so that the work is one for many. */
const openedBy = async (hashes: readonly string[], { peppers, onProgress }: Ask): Promise<ReadonlySet<string>> => {
  const opened = new Set<string>();
  for (let done = 0; done < hashes.length; done += AT_ONCE) {
    const some = hashes.slice(done, done + AT_ONCE);
    const fits = await Promise.all(
      some.map((hash) => isPassword(hash, DEMO_PASSWORD, { peppers, isUnrecognised: false })),
    );
    for (const [index, hash] of some.entries()) if (fits[index]) opened.add(hash);
    onProgress?.(Math.min(done + AT_ONCE, hashes.length), hashes.length);
  }
  return opened;
};

/** Every member who can sign in with the password that stands in this repository, of a seed or not. Some 40 ms for each different hash. */
export const findDemoPasswords = async (db: Database, ask: Ask): Promise<readonly OpenAccount[]> => {
  const rows = await db
    .select({
      id: members.id,
      merchant: members.merchant,
      username: members.username,
      passwordHash: members.passwordHash,
    })
    .from(members)
    .where(and(isNotNull(members.passwordHash), eq(members.isDisabled, false)))
    .orderBy(members.merchant, members.username);
  const withPassword = rows.flatMap(({ passwordHash, ...row }) =>
    passwordHash === null ? [] : [{ ...row, passwordHash }],
  );
  const opened = await openedBy([...new Set(withPassword.map(({ passwordHash }) => passwordHash))], ask);
  return withPassword.filter(({ passwordHash }) => opened.has(passwordHash));
};

const STEP = 500;

/**
 * Takes their password from these members and ends their sessions; each is in the audit. The account, its money and its
 * records stay. One whose password was changed meanwhile keeps it. Returns how many were closed.
 */
export const closeDemoPasswords = async (db: Database, open: readonly OpenAccount[], at: Date): Promise<number> => {
  let closed = 0;
  for (let done = 0; done < open.length; done += STEP) {
    const some = open.slice(done, done + STEP);
    closed += await db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ passwordHash: null })
        .where(
          and(
            inArray(
              members.id,
              some.map(({ id }) => id),
            ),
            inArray(members.passwordHash, [...new Set(some.map(({ passwordHash }) => passwordHash))]),
          ),
        )
        .returning({ id: members.id, merchant: members.merchant });
      for (const { id, merchant } of changed) {
        await audit(tx, { event: 'password.changed', at, merchant, memberId: id, details: { to: 'none' } });
        await endSessions(tx, id, { by: 'password', at });
      }
      return changed.length;
    });
  }
  return closed;
};
