import type { Database, Transaction } from '../../database/database.ts';
import { eq, isNull } from '../../database/orm.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

/** The member's real name; null while it is not known. */
export const payeeNameOf = async (db: Database, memberId: number): Promise<string | null> => {
  const [profile] = await db
    .select({ payeeName: memberProfiles.payeeName })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return profile?.payeeName ?? null;
};

/** Keeps a real name where there is none yet: once known it is locked (rules: withdrawals). The name that holds is returned. */
export const keepPayeeName = async (
  tx: Transaction,
  { id: memberId, merchant }: { readonly id: number; readonly merchant: string },
  payeeName: string,
): Promise<string> => {
  await tx
    .insert(memberProfiles)
    .values({ memberId, merchant, payeeName, registerUrl: '', registerMethod: '' })
    .onConflictDoUpdate({
      target: memberProfiles.memberId,
      set: { payeeName },
      setWhere: isNull(memberProfiles.payeeName),
    });
  return (await payeeNameOf(tx, memberId)) ?? payeeName;
};
