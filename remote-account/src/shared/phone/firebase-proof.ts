import { object, safeParse, string } from '@shared-kernel/contracts/schema';
import { ApiError, type ApiErrorCode } from 'shared-kernel/api';

/** Whom numbers are proved by, as the settings name it. */
export interface Firebase {
  readonly origin: string;
  readonly apiKey: string;
}

/** An app verifier as Firebase's own kit has one: a script of the operator's that proves a page to be a page. */
interface AppVerifier {
  readonly verify: () => Promise<string>;
}

const VERIFIER_GLOBAL = 'firebaseAppVerifier';
const TIMEOUT_MS = 15_000;
const NO_ANSWER = 0;

const texted = object({ sessionInfo: string() });
const signedIn = object({ idToken: string() });
const refused = object({ error: object({ message: string() }) });

/** The codes of Identity Toolkit that a player can do something about. */
const CODES: Readonly<Record<string, ApiErrorCode>> = {
  INVALID_CODE: 'verification.wrong',
  MISSING_CODE: 'verification.wrong',
  CODE_EXPIRED: 'verification.wrong',
  SESSION_EXPIRED: 'verification.wrong',
  INVALID_SESSION_INFO: 'verification.wrong',
  INVALID_PHONE_NUMBER: 'mobile.invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'rate.limited',
  QUOTA_EXCEEDED: 'rate.limited',
};

/** Google writes more behind the code: `TOO_MANY_ATTEMPTS_TRY_LATER : …`. */
const apiCodeOf = (message: string): ApiErrorCode => CODES[message.split(' ')[0] ?? ''] ?? 'unknown';

const isVerifier = (value: unknown): value is AppVerifier =>
  typeof value === 'object' && value !== null && 'verify' in value && typeof value.verify === 'function';

const appProof = async (): Promise<{ readonly recaptchaToken?: string }> => {
  const found: unknown = Reflect.get(globalThis, VERIFIER_GLOBAL);
  return isVerifier(found) ? { recaptchaToken: await found.verify() } : {};
};

const ask = async ({ origin, apiKey }: Firebase, call: string, input: object): Promise<unknown> => {
  const address = `${origin}/v1/accounts:${call}?key=${encodeURIComponent(apiKey)}`;
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'omit',
      signal: leaving.signal,
    });
    const answer: unknown = await response.json();
    const { success, data } = safeParse(refused, answer);
    if (!success) return answer;
    const { message } = data.error;
    throw new ApiError({ code: apiCodeOf(message), status: response.status, message });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({ code: 'network', status: NO_ANSWER, message: 'Firebase does not answer.', cause });
  } finally {
    clearTimeout(timer);
  }
};

const unreadable = (): ApiError =>
  new ApiError({ code: 'invalid-answer', status: NO_ANSWER, message: 'Firebase answers something else.' });

/** Has a code texted to a number in E.164; what comes back is sent with the code. */
export const text = async (firebase: Firebase, phoneNumber: string): Promise<string> => {
  const read = safeParse(texted, await ask(firebase, 'sendVerificationCode', { phoneNumber, ...(await appProof()) }));
  if (!read.success) throw unreadable();
  return read.data.sessionInfo;
};

/** The token that says whose number it is, for the code that was texted to it. */
export const check = async (firebase: Firebase, sessionInfo: string, code: string): Promise<string> => {
  const read = safeParse(signedIn, await ask(firebase, 'signInWithPhoneNumber', { sessionInfo, code }));
  if (!read.success) throw unreadable();
  return read.data.idToken;
};
