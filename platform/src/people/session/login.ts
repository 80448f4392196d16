import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import type { login as loginEndpoint } from 'shared-kernel/contracts/session';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { countTry, countTryOfAddress, forgetTries, type Limit, refuseWhenLimited } from '../../http/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { isPassword } from '../../identity/password.ts';
import { isCaptchaRight } from '../captcha/captcha-store.ts';
import { challenge, isChallenged, liftChallenge } from './login-challenge.ts';

type Login = typeof loginEndpoint;

const MINUTE_MS = 60_000;
/** Every try of one browser: keeps argon2 from being used to tire the machine. */
const TRIES_OF_VISITOR: Limit = { count: 60, windowMs: MINUTE_MS };
/** Every try from one address, cookies or not. */
const TRIES_OF_ADDRESS: Limit = { count: 300, windowMs: MINUTE_MS };
/** Failed tries against one username, from anywhere. */
const FAILURES_OF_USERNAME: Limit = { count: 10, windowMs: 15 * MINUTE_MS };
/** Tells the page to show the captcha (specification: accounts §2). */
const CAPTCHA_MARKER = { value: { captcha: true } };

const refuseWithoutCaptcha = async (call: Call<ParsedInputOf<Login>>, subjects: readonly string[]): Promise<void> => {
  const { db } = call.platform;
  if (!(await isChallenged(db, subjects, call.now))) return;
  const { captcha } = call.input;
  if (!captcha)
    throw new PlatformError<Login>('captcha.required', 'A captcha must come with this login.', CAPTCHA_MARKER);
  if (await isCaptchaRight(db, call.visitor(), captcha, call.now)) return;
  throw new PlatformError<Login>('captcha.wrong', 'The captcha is wrong or was used before.', CAPTCHA_MARKER);
};

/** Login by username. A failure raises the captcha for this browser and this username until one of them succeeds. */
export const logIn = async (call: Call<ParsedInputOf<Login>>): Promise<ValueOf<Login>> => {
  const { input, merchant, now } = call;
  const { db } = call.platform;
  if (input.type !== 'username') throw new PlatformError('feature.unavailable', `Login by ${input.type} is off.`);
  const username = input.username.trim().toLowerCase();
  const byVisitor = `login/visitor/${call.visitor()}`;
  const byUsername = `login/username/${merchant.baseCode}/${username}`;
  await countTryOfAddress(db, 'login', call.address, TRIES_OF_ADDRESS, now);
  await countTry(db, byVisitor, TRIES_OF_VISITOR, now);
  await refuseWhenLimited(db, byUsername, FAILURES_OF_USERNAME, now);
  await refuseWithoutCaptcha(call, [byVisitor, byUsername]);

  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.baseCode), eq(members.username, username)));
  if (!(await isPassword(member?.passwordHash, input.password)) || !member) {
    await challenge(db, [byVisitor, byUsername], now);
    await countTry(db, byUsername, FAILURES_OF_USERNAME, now);
    throw new PlatformError<Login>('login.failed', 'Username and password do not match.', CAPTCHA_MARKER);
  }
  if (member.isDisabled) throw new PlatformError('user.disabled', 'This account is disabled.');

  await liftChallenge(db, [byVisitor, byUsername]);
  await forgetTries(db, byUsername);
  const token = await openSession(db, member.id, now);
  if (member.isFirstLogin) await db.update(members).set({ isFirstLogin: false }).where(eq(members.id, member.id));
  return {
    token,
    userName: member.username,
    customerType: member.type,
    merchantCode: member.merchant,
    firstTimeLogin: member.isFirstLogin,
  };
};
