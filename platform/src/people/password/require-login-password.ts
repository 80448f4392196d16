import { eq } from 'drizzle-orm';
import type { changePassword } from 'shared-kernel/contracts/password';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { isPassword } from '../../identity/password.ts';

/** Who signs in by a code or a provider alone has none. */
export const hasLoginPassword = async ({ platform, session }: MemberCall<unknown>): Promise<boolean> => {
  const [member] = await platform.db.select().from(members).where(eq(members.id, session.member.id));
  return typeof member?.passwordHash === 'string';
};

/** Asked again where an open session is not enough: fails with `password.wrong`. */
export const requireLoginPassword = async (
  { platform, session }: MemberCall<unknown>,
  password: string,
): Promise<void> => {
  const { db, config } = platform;
  const [member] = await db.select().from(members).where(eq(members.id, session.member.id));
  if (await isPassword(member?.passwordHash, password, { peppers: config.peppers, isStranger: false })) return;
  throw new PlatformError<typeof changePassword>('password.wrong', 'The login password is wrong.');
};
