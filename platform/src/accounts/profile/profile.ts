import type { Database, Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

type Profile = typeof memberProfiles.$inferSelect;
type Told = Partial<Pick<Profile, 'email' | 'isEmailVerified' | 'nickname' | 'headIcon'>>;

/** What a member has told; undefined for one who never told anything. */
export const profileOf = async (db: Database, memberId: number): Promise<Profile | undefined> => {
  const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  return profile;
};

/** The same, held until the transaction ends: nobody tells or reads another meanwhile. */
export const holdProfile = async (tx: Transaction, memberId: number): Promise<Profile | undefined> => {
  const [profile] = await tx.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId)).for('update');
  return profile;
};

/** Writes over what was told before. */
export const keepTold = async (
  db: Database | Transaction,
  { id: memberId, merchant }: { readonly id: number; readonly merchant: string },
  told: Told,
): Promise<void> => {
  await db
    .insert(memberProfiles)
    .values({ memberId, merchant, registerUrl: '', registerMethod: '', ...told })
    .onConflictDoUpdate({ target: memberProfiles.memberId, set: told });
};
