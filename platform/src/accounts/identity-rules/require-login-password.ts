import type { changePassword } from '@shared-kernel/contracts/account/password';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { auditAside } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { type CountedTry, countTry, giveBack, type Limit } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { isPassword } from '../../identity/password.ts';

/**
 * Whoever has found an open session may not guess its login password. Of calls that ask for it: how many there may be of each,
 * and how many wrong tries of them all.
 */
export const TRIES_OF_MEMBER: Limit = { count: 10, windowMs: 15 * MINUTE_MS };

/** What wrong tries of a member inside their sessions are counted under. */
export const passwordTriesOf = (memberId: number): string => `login-password/member/${memberId}`;

/** Who signs in by a code or a provider alone has none. */
export const hasLoginPassword = async ({ platform, session }: MemberCall<unknown>): Promise<boolean> => {
  const [member] = await platform.db.select().from(members).where(eq(members.id, session.member.id));
  return typeof member?.passwordHash === 'string';
};

/**
 * Whether one of these is the login password. Each is one try of all calls that ask for it, counted before any is looked at and given
 * back where one was right: beyond them `rate.limited`. A wrong one is in the audit.
 */
export const tryLoginPassword = async (
  { platform, session, now }: MemberCall<unknown>,
  passwords: readonly string[],
): Promise<string | undefined> => {
  const { db, config } = platform;
  const { id: memberId, merchant } = session.member;
  const counted: CountedTry[] = [];
  for (const _ of passwords) counted.push(await countTry(db, passwordTriesOf(memberId), TRIES_OF_MEMBER, now));
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  for (const password of passwords)
    if (await isPassword(member?.passwordHash, password, { peppers: config.peppers, isUnrecognised: false })) {
      await giveBack(db, counted);
      return password;
    }
  await auditAside(db, { event: 'password.failed', at: now, merchant, memberId });
  return undefined;
};

/** Asked again where an open session is not enough: fails with `password.wrong`. */
export const requireLoginPassword = async (call: MemberCall<unknown>, password: string): Promise<void> => {
  if ((await tryLoginPassword(call, [password])) === undefined)
    throw new PlatformError<typeof changePassword>('password.wrong', 'The login password is wrong.');
};
