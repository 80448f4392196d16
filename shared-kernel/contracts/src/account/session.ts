import {
  boolean,
  int,
  literal,
  object,
  oneOf,
  optional,
  string,
  text,
  union,
  unknown,
} from '@shared-kernel/contracts/schema';
import { DIALLING_MAX, ID_TOKEN_MAX, language, PASSWORD_MAX, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Member types travel as numbers or numeric strings; `memberType` of the kernel's session reads both. */
const customerType = union([int(), string()]);

export const sessionValue = object({
  token: string(),
  userName: string(),
  customerType,
  /** The merchant that the session is of, where the server names it; else the page's own. */
  merchantCode: optional(string()),
  firstTimeLogin: optional(boolean()),
});

/**
 * Refused until some work is proved: `value.challenge` is solved and sent in the header `Proof` with the same call, which the
 * API client does by itself. Asked of callers who could be a script (contract decisions).
 */
const PROOF = { 'proof.required': 428 } as const;

/** On failure the envelope's `value.captcha` is true once a captcha must come with the next try. */
export const login = defineEndpoint({
  summary: 'Log in by username and password, or by mobile number and SMS code',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  errors: { 'login.failed': 401, 'captcha.required': 401, 'captcha.wrong': 401, 'seal.stale': 400, ...PROOF },
  isEncrypted: true,
  namesDevice: true,
  input: object({
    username: shortText,
    password: text(PASSWORD_MAX),
    captcha: optional(text(16)),
    type: oneOf(['username', 'sms', 'firebase']),
    /** Of a mobile number; without one the merchant's own country is meant. */
    countryDialingCode: optional(text(DIALLING_MAX)),
    /** These three only of `type` firebase (accounts §2). */
    firebaseChannel: optional(literal('sms')),
    firebaseIdToken: optional(text(ID_TOKEN_MAX)),
    firebaseMobileNo: optional(shortText),
  }),
  value: sessionValue,
});

/**
 * The public key that encrypted bodies are sealed with (JWK of ECDH-ES on P-256, for JWE compact, A256GCM). A seal names the
 * server's time (`iat`) and is good once, for five minutes; with an earlier key or time it is refused with `seal.stale`.
 */
export const getEncryptionKey = defineEndpoint({
  summary: 'The public key for encrypted bodies',
  method: 'GET',
  path: '/wps/session/encryption-key',
  access: 'public',
  input: object({}),
  value: object({
    kid: string(),
    kty: string(),
    crv: string(),
    x: string(),
    y: string(),
    serverTime: optional(string()),
  }),
});

export const logout = defineEndpoint({
  summary: 'End the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  timeoutMs: null,
  input: object({}),
  value: unknown(),
});

/** `flag: false` is what the agent home sends on entry (accounts §4); what the answer does not say stays as it was. */
export const renewSession = defineEndpoint({
  summary: 'Renew the session and read back what it now is',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'session',
  input: object({ flag: boolean() }),
  value: object({ userName: optional(string()), customerType: optional(customerType) }),
});

/** After success the page goes home if `trail` is nonzero. */
export const startTrial = defineEndpoint({
  summary: 'Start a trial account with play money',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  module: 'FREEPLAY3',
  errors: PROOF,
  timeoutMs: null,
  input: object({ language: optional(language) }),
  value: object({ token: string(), userName: string(), customerType, merchantCode: optional(string()), trail: int() }),
});

/** The specification has an answer and no question (accounts §7): a trial account is told its own name; who is none has none. */
export const getTrialUser = defineEndpoint({
  summary: 'The name of the trial account that is signed in',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'session',
  input: object({}),
  value: object({ userName: string() }),
});

/** A base64 PNG of six digits, tied to this visitor; good for one try within 5 minutes. */
export const getCaptcha = defineEndpoint({
  summary: 'A fresh captcha image',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  module: 'VALID_CAPTCHA3',
  changesState: true,
  input: object({}),
  value: string(),
});

/**
 * For those who cannot read the image: a sum in words, whose result is typed into the same field. Words can be read by a
 * script too, which has to pay for each with a proof of work.
 */
export const getCaptchaSum = defineEndpoint({
  summary: 'A fresh captcha as a sum',
  method: 'GET',
  path: '/wps/captcha/sum',
  access: 'public',
  module: 'VALID_CAPTCHA3',
  errors: PROOF,
  changesState: true,
  input: object({}),
  value: object({ left: int(), right: int() }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  login: { username: 'juan_dc88', password: 'Lantern-2026', type: 'username' } satisfies InputOf<typeof login>,
  renewSession: { flag: false } satisfies InputOf<typeof renewSession>,
};
