import type { login } from '@shared-kernel/contracts/account/session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { hasPlaces, rememberPlaces } from '../../identity/places.ts';

type StoredMember = typeof members.$inferSelect;

export const refuseDisabled = ({ isDisabled }: StoredMember): void => {
  if (isDisabled) throw new PlatformError('user.disabled', 'This account is disabled.');
};

interface Entering {
  readonly isUnrecognised: boolean;
  /** The affiliate's site that vouches for them. */
  readonly partnerSite?: string;
  /** Throws where what they have proved opens the account no more: a new password may have come since it was looked at. */
  readonly stillProved?: (tx: Transaction, held: StoredMember) => Promise<void> | void;
}

/** As the member is now, held: who changes them waits until the session is there, and ends it with the others. */
const hold = async (tx: Transaction, id: number): Promise<StoredMember> => {
  const [held] = await tx.select().from(members).where(eq(members.id, id)).for('share');
  if (!held) throw new Error(`Member ${id} enters and does not exist.`);
  return held;
};

/** The session of a member who has proved to be one, however they did; one whose password must be changed first gets it with the refusal. */
export const enter = async (
  call: Call<unknown>,
  member: StoredMember,
  { isUnrecognised, partnerSite, stillProved }: Entering,
): Promise<ValueOf<typeof login>> => {
  const { platform, now } = call;
  const { db } = platform;
  const isNewPlace = isUnrecognised && (await hasPlaces(db, member.id));
  const token = await db.transaction(async (tx) => {
    const held = await hold(tx, member.id);
    refuseDisabled(held);
    await stillProved?.(tx, held);
    return openSession(tx, member.id, now, { isNewPlace, partnerSite });
  });
  // A frame brings no cookie: it is a new browser each time, and nobody's.
  if (partnerSite === undefined)
    await rememberPlaces(db, member.id, { visitor: call.visitor(), address: call.address }, now);
  if (member.isFirstLogin && partnerSite === undefined)
    await db.update(members).set({ isFirstLogin: false }).where(eq(members.id, member.id));
  const session = {
    token,
    userName: member.username,
    customerType: member.type,
    merchantCode: member.merchant,
    firstTimeLogin: member.isFirstLogin,
  };
  if (member.mustChangePassword)
    throw new PlatformError('password.expired', 'The password must be changed first.', { value: session });
  return session;
};
