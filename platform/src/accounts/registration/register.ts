import type * as contract from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { HEAVIEST, requireProof } from '../../http/limits/proof-of-work.ts';
import { type CallerLimits, usedByAddress } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { hashPassword, isPassword } from '../../identity/password.ts';
import { knownPlace, rememberPlaces } from '../../identity/places.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { firebaseOf, flagsOf } from '../../merchants/flags.ts';
import { isCaptchaRight } from '../captcha/captcha-store.ts';
import { readExtras } from '../identity-rules/check-fields.ts';
import { keepPaymentPassword } from '../payment-password/payment-password.ts';
import { refuseWeak } from '../payment-password/refuse-weak.ts';
import { giveRates } from '../rates/give-rates.ts';
import { lowerRates } from '../rates/rate-settings.ts';
import { askerOf } from '../verification/one-time-codes.ts';
import { proveByCode, proveByFirebase } from '../verification/prove-number.ts';
import { countUse } from './affiliates.ts';
import { broughtBy } from './brought-by.ts';
import { TYPES_BY_KIND, writeMember, writeProfile } from './new-member.ts';
import { byMobile, byUsername, type Flags, type RegistrationMethod, type Rules } from './registration-method.ts';

type Register = typeof contract.register;
type RegisterCall = Call<ParsedInputOf<Register>>;

/** Each is asked for twice: for the work, and with it. */
export const REGISTER_LIMITS: CallerLimits = {
  visitor: { count: 40, windowMs: HOUR_MS },
  address: { count: 400, windowMs: HOUR_MS },
  burst: { count: 40, windowMs: 60_000 },
  site: { count: 10_000, windowMs: HOUR_MS },
};

const wrongCode = (message: string) => new PlatformError<Register>('verification.wrong', message);

/** The captcha where the merchant wants one: used up last, after all that can be typed better. */
const checkCaptcha = async ({ platform, input, visitor, now }: RegisterCall, rules: Rules): Promise<void> => {
  if (!rules.registerCaptcha?.enabled) return;
  if (input.captcha === '') throw new PlatformError<Register>('captcha.required', 'A captcha must come with this.');
  if (await isCaptchaRight(platform.db, visitor(), input.captcha, now)) return;
  throw new PlatformError<Register>('captcha.wrong', 'The captcha is wrong or was used before.');
};

interface Entered {
  readonly token: string;
  readonly type: number;
}

/**
 * Whoever has just registered this name here with this password gets their session, since the answer before was lost. To
 * anybody else nothing is said yet: whether a number has an account is for those to know who prove it to be theirs.
 */
const sessionAgain = async (
  call: RegisterCall,
  { username, password }: RegistrationMethod,
): Promise<Entered | undefined> => {
  const { platform, merchant, now } = call;
  const { db, config } = platform;
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.username, username)));
  const place = await knownPlace(db, member?.id, { visitor: call.visitor(), address: call.address });
  if (!member) return undefined;
  const isFresh = now.getTime() - member.registeredAt.getTime() < HOUR_MS;
  const mayBeTheirs = isFresh && place?.kind === 'visitor' && !member.isDisabled && password !== null;
  const check = { peppers: config.peppers, isUnrecognised: false };
  if (!mayBeTheirs || !(await isPassword(member.passwordHash, password, check))) return undefined;
  return { token: await openSession(db, member.id, now), type: member.type };
};

/** How the number is proved, where the method asks for it. */
const proveNumber = async (call: RegisterCall, { mobile, isVerified }: RegistrationMethod) => {
  if (!isVerified) return undefined;
  const { merchant, input } = call;
  const of = { merchant: merchant.baseCode, purpose: 'register', to: mobile ?? '', asker: askerOf(call) } as const;
  const spend =
    input.firebaseIdToken === undefined
      ? await proveByCode(call, of, input.verificationCode)
      : await proveByFirebase(call, of.to, input.firebaseIdToken);
  if (spend) return spend;
  throw wrongCode('The code is wrong, too old or used up.');
};

const registerBy = async (
  call: RegisterCall,
  readMethod: (input: ParsedInputOf<Register>, rules: Rules, flags: Flags) => RegistrationMethod,
) => {
  const { platform, merchant, input, now } = call;
  const { db, config } = platform;
  if (merchant.isTrial) throw new PlatformError('feature.unavailable', 'Nobody registers for a free trial.');
  if (input.firebaseIdToken !== undefined && !(await firebaseOf(platform, merchant)))
    throw new PlatformError('feature.unavailable', 'Numbers are not verified by firebase here.');
  const rules = await fieldRulesOf(platform, merchant);
  const method = readMethod(input, rules, await flagsOf(platform, merchant));
  const extras = readExtras(rules, input);
  if (extras.paymentPassword !== null) refuseWeak(extras.paymentPassword);
  const { uplineId, kind, rates, ...from } = await broughtBy(call, rules);
  const type = TYPES_BY_KIND[kind];

  const used = await usedByAddress(db, method.path, call.address, REGISTER_LIMITS, now);
  await requireProof(call, method.path, used * HEAVIEST);
  await checkCaptcha(call, rules);
  const again = await sessionAgain(call, method);
  if (again !== undefined) return signedIn(call, method, again);
  const spend = await proveNumber(call, method);

  const hash = (secret: string | null) => (secret === null ? null : hashPassword(secret, config.peppers));
  const passwordHash = await hash(method.password);
  const paymentPasswordHash = await hash(extras.paymentPassword);
  const token = await db.transaction(async (tx) => {
    const memberId = await writeMember(tx, call, method, { passwordHash, uplineId, type });
    if (uplineId !== null) {
      const upline = { id: uplineId, merchant: merchant.code };
      await giveRates(tx, { upline, memberId, now }, rates, lowerRates);
    }
    if (from.affiliateCode !== null) await countUse(tx, merchant.code, from.affiliateCode);
    await writeProfile(tx, call, memberId, method, { extras, ...from });
    if (paymentPasswordHash !== null) await keepPaymentPassword(tx, memberId, paymentPasswordHash, now);
    if (spend && !(await spend(tx))) throw wrongCode('The code has been used meanwhile.');
    await audit(tx, {
      event: 'member.registered',
      at: now,
      merchant: merchant.code,
      memberId,
      details: { by: input.registerMethod },
    });
    await rememberPlaces(tx, memberId, { visitor: call.visitor(), address: call.address }, now);
    return openSession(tx, memberId, now);
  });
  return signedIn(call, method, { token, type });
};

const signedIn = ({ merchant }: RegisterCall, { username }: RegistrationMethod, { token, type }: Entered) => ({
  token,
  userName: username,
  customerType: type,
  merchantCode: merchant.code,
  firstTimeLogin: false,
});

/**
 * A new member with wallet, profile and place in the team, in one transaction, signed in. Everything that the page has checked
 * is checked again by the merchant's rules (specification: accounts §3–§5; rules: account).
 */
export const registerWithName = (call: RegisterCall) => registerBy(call, byUsername);

/** The same by a number that its owner has proved with a code. */
export const registerWithMobile = (call: RegisterCall) => registerBy(call, byMobile);
