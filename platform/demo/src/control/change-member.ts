import { boolean, type Infer, object, optional, string } from '@shared-kernel/contracts/schema';
import { type AuditEvent, audit } from '../../../src/audit/audit.ts';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database } from '../../../src/database/database.ts';
import { and, eq } from '../../../src/database/orm.ts';
import { endSessions } from '../../../src/identity/end-sessions.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { hashPassword, type Peppers } from '../../../src/identity/password.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';

export const memberChangeAsk = object({
  merchant: optional(string()),
  username: string(),
  isDisabled: optional(boolean()),
  mustChangePassword: optional(boolean()),
  password: optional(string()),
});

/**
 * What staff change of a member: a new password, that they need another one, or whether they may sign in. Each ends every session in the same
 * transaction, and stands in the audit.
 */
export const changeMember = async (
  db: Database,
  merchant: Merchant,
  change: Infer<typeof memberChangeAsk>,
  at: Date,
  peppers: Peppers,
) => {
  const { username, isDisabled, mustChangePassword, password } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password, peppers);
  return db.transaction(async (tx) => {
    const [member] = await tx
      .update(members)
      .set({ username, isDisabled, mustChangePassword, ...(passwordHash && { passwordHash }) })
      .where(and(eq(members.merchant, merchant.code), eq(members.username, username)))
      .returning({ id: members.id });
    if (!member) throw new PlatformError('not.found', `There is no member "${username}".`);
    const by = passwordHash === undefined ? 'staff' : 'password';
    const event: AuditEvent = passwordHash === undefined ? 'member.changed' : 'password.changed';
    const details = {
      ...(isDisabled === undefined ? {} : { isDisabled }),
      ...(mustChangePassword === undefined ? {} : { mustChangePassword }),
    };
    await audit(tx, { event, at, merchant: merchant.code, memberId: member.id, details });
    return { ended: await endSessions(tx, member.id, { by, at }) };
  });
};
