import { login as loginEndpoint } from '@shared-kernel/contracts/account/session';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { requireProof } from '../../http/limits/proof-of-work.ts';
import { type CallerLimits, giveBack } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { HOME_DIALLING_CODE, mobileNumberOf } from '../../identity/mobile-number.ts';
import { hashPassword, isPassword, needsRehash } from '../../identity/password.ts';
import { firebaseOf, flagsOf } from '../../merchants/flags.ts';
import { isCaptchaRight } from '../captcha/captcha-store.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { askerOf } from '../verification/one-time-codes.ts';
import { proveByCode, proveByFirebase } from '../verification/prove-number.ts';
import { enter, refuseDisabled } from './enter.ts';
import { challenge } from './login-challenge.ts';
import { needsCaptcha, proofWeight } from './login-guard.ts';
import { nameTried, typedName, typedNumber } from './login-name.ts';
import { type Asked, bucketOf, clearBucket, countAttempt, type ThrottleBucket } from './login-throttle.ts';

type Login = typeof loginEndpoint;
type LoginCall = Call<ParsedInputOf<Login>>;

/** Every try, right or wrong: what one source may ask of the machine. */
export const LOGIN_LIMITS: CallerLimits = {
  visitor: { count: 60, windowMs: MINUTE_MS },
  address: { count: 300, windowMs: MINUTE_MS },
  site: { count: 6_000, windowMs: MINUTE_MS },
};
/** Tells the page to show the captcha (specification: accounts §2). */
const CAPTCHA_MARKER = { value: { captcha: true } };

const noMatch = () =>
  new PlatformError<Login>('login.failed', 'Name and password or code do not match.', CAPTCHA_MARKER);

/** Bot protection: refuses an attempt without the captcha and the proof of work that its bucket needs. The captcha is consumed last. */
const refuseScripts = async (call: LoginCall, bucket: ThrottleBucket, asked: Asked): Promise<void> => {
  const { platform, input, visitor, now } = call;
  const isAsked = await needsCaptcha(platform.db, bucket, asked, now);
  if (isAsked && !input.captcha)
    throw new PlatformError<Login>('captcha.required', 'A captcha must come with this login.', CAPTCHA_MARKER);
  const weight = await proofWeight(platform.db, bucket, asked, now);
  if (weight > 0) await requireProof(call, loginEndpoint.path, weight);
  if (!isAsked || !input.captcha) return;
  if (await isCaptchaRight(platform.db, visitor(), input.captcha, now)) return;
  throw new PlatformError<Login>('captcha.wrong', 'The captcha is wrong or was used before.', CAPTCHA_MARKER);
};

/**
 * By the name that they chose, or by the number that they have proved; both are looked for whoever there is. A code proves a
 * number and no name: another member may have chosen its digits as theirs, or registered by a number abroad that ends in them.
 */
const findMember = async ({ platform: { db }, merchant, input }: LoginCall) => {
  const [byName] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.baseCode), eq(members.username, typedName(input))));
  const mobile = typedNumber(input);
  const byNumber = mobile === undefined ? undefined : await memberOfMobile(db, merchant.baseCode, mobile);
  return input.type === 'username' ? (byName ?? byNumber) : byNumber;
};

type StoredMember = typeof members.$inferSelect;

/** How the number that they log in by is proved to be theirs; undefined where it is not. */
const proveNumber = async (call: LoginCall) => {
  const { merchant, input } = call;
  const diallingCode = input.countryDialingCode ?? HOME_DIALLING_CODE;
  const mobile = typedNumber(input) ?? '';
  if (input.type === 'sms')
    return proveByCode(
      call,
      { merchant: merchant.baseCode, purpose: 'login', to: mobile, asker: askerOf(call) },
      input.password,
    );
  const proved = mobileNumberOf(diallingCode, input.firebaseMobileNo ?? input.username);
  return proved === mobile ? proveByFirebase(call, mobile, input.firebaseIdToken ?? '') : undefined;
};

/** What was sent is theirs: the password, or the code that their number got. */
const isTheirs = async (
  call: LoginCall,
  member: StoredMember | undefined,
  isUnrecognised: boolean,
): Promise<boolean> => {
  const { platform, input } = call;
  const { peppers } = platform.config;
  if (input.type === 'username') return isPassword(member?.passwordHash, input.password, { peppers, isUnrecognised });
  const spend = await proveNumber(call);
  return spend !== undefined && member !== undefined && platform.db.transaction(spend);
};

/**
 * The member, if what was sent is theirs. The try is counted before it is looked at, and given back when it was right or could
 * not be looked at.
 */
const checkSecret = async (
  call: LoginCall,
  member: StoredMember | undefined,
  bucket: ThrottleBucket,
): Promise<StoredMember> => {
  const { platform, now } = call;
  const { db } = platform;
  const counted = await countAttempt(db, bucket, now);
  const isRight = await isTheirs(call, member, bucket.isUnrecognised).catch(async (error: unknown) => {
    await giveBack(db, counted);
    throw error;
  });
  if (!isRight || !member) {
    await challenge(db, bucket.challenged, now);
    throw noMatch();
  }
  await giveBack(db, counted);
  return member;
};

/**
 * Once a right password is known it is stored as passwords are now: with the pepper in use. One that was changed meanwhile stays:
 * by another login of theirs that stored the same, or else the password is another one.
 */
const keepWithPepper = async ({ platform, input }: LoginCall, member: StoredMember): Promise<StoredMember> => {
  const { db, config } = platform;
  const { id, passwordHash } = member;
  if (input.type !== 'username' || passwordHash === null || !needsRehash(passwordHash, config.peppers)) return member;
  const [kept] = await db
    .update(members)
    .set({ passwordHash: await hashPassword(input.password, config.peppers) })
    .where(and(eq(members.id, id), eq(members.passwordHash, passwordHash)))
    .returning();
  if (kept) return kept;
  const [changed] = await db.select().from(members).where(eq(members.id, id));
  const asked = { peppers: config.peppers, isUnrecognised: false };
  if (!changed || !(await isPassword(changed.passwordHash, input.password, asked))) throw noMatch();
  return changed;
};

const isOn = async ({ platform, merchant, input: { type } }: LoginCall): Promise<boolean> => {
  if (type === 'username') return true;
  if ((await flagsOf(platform, merchant)).MOBILECODELOGIN3 !== true) return false;
  return type === 'sms' || (await firebaseOf(platform, merchant)) !== undefined;
};

const refuseWhenOff = async (call: LoginCall): Promise<void> => {
  const { type } = call.input;
  if (!(await isOn(call))) throw new PlatformError('feature.unavailable', `Login by ${type} is off.`);
};

/**
 * Login by username and password, or by mobile number and its code, sent by the platform or by Firebase. A failure turns on the
 * captcha for this browser and for its throttle bucket (`login-throttle.ts`): failures of unrecognised devices never affect a
 * browser or an address with an earlier login of the owner.
 */
export const logIn = async (call: LoginCall): Promise<ValueOf<Login>> => {
  const { input, merchant } = call;
  const { db } = call.platform;
  await refuseWhenOff(call);
  const caller = { visitor: call.visitor(), address: call.address };
  const found = await findMember(call);
  const asked = { merchant: merchant.baseCode, username: nameTried(input), memberId: found?.id, caller };
  const bucket = await bucketOf(db, asked);
  await refuseScripts(call, bucket, asked);
  const member = await checkSecret(call, found, bucket);
  refuseDisabled(member);

  const { passwordHash } = await keepWithPepper(call, member);
  await clearBucket(db, bucket);
  return enter(call, member, {
    isUnrecognised: bucket.isUnrecognised,
    // A code has proved their number, whatever the password is by now.
    stillProved: (_, held) => {
      if (input.type === 'username' && held.passwordHash !== passwordHash) throw noMatch();
    },
  });
};
