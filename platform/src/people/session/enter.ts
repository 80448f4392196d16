import { eq } from 'drizzle-orm';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { login } from 'shared-kernel/contracts/session';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { hasPlaces, rememberPlaces } from '../../identity/places.ts';

type StoredMember = typeof members.$inferSelect;

export const refuseDisabled = ({ isDisabled }: StoredMember): void => {
  if (isDisabled) throw new PlatformError('user.disabled', 'This account is disabled.');
};

/** The session of a member who has proved to be one, however they did; one whose password must be changed first gets it with the refusal. */
export const enter = async (
  call: Call<unknown>,
  member: StoredMember,
  isStranger: boolean,
): Promise<ValueOf<typeof login>> => {
  const { platform, now } = call;
  const { db } = platform;
  const isNewPlace = isStranger && (await hasPlaces(db, member.id));
  await rememberPlaces(db, member.id, { visitor: call.visitor(), address: call.address }, now);
  const token = await openSession(db, member.id, now, { isNewPlace });
  if (member.isFirstLogin) await db.update(members).set({ isFirstLogin: false }).where(eq(members.id, member.id));
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
