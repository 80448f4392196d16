import { and, eq } from 'drizzle-orm';
import { PlatformError } from '../../../src/base/platform-error.ts';
import type { Database } from '../../../src/database/database.ts';
import { members } from '../../../src/identity/members.tables.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';

/** The id of a merchant's member. Fails with `not.found`. */
export const memberNamed = async (db: Database, { code }: Merchant, username: string): Promise<number> => {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.username, username)));
  if (!member) throw new PlatformError('not.found', `There is no member "${username}".`);
  return member.id;
};
