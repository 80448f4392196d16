import {
  boolean,
  int,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  text,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { EMAIL_MAX, PASSWORD_MAX, SHORT_TEXT_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Head icons are chosen out of drawn ones: nobody's picture is kept (decision 0024). */
export const HEAD_ICONS = ['star', 'crown', 'gem', 'clover', 'flame', 'trophy'] as const;

/** Path as printed, method and answer not shown (accounts §7): what is set, masked where it is a secret between two. */
export const getSecurityConfig = defineEndpoint({
  summary: 'What of the account is set: passwords, passkeys, number, e-mail, names',
  method: 'GET',
  path: '/wps/member/securityConfig',
  access: 'session',
  input: object({}),
  value: object({
    hasLoginPassword: withDefault(boolean(), true),
    hasPaymentPassword: withDefault(boolean(), false),
    passkeys: withDefault(int(), 0),
    /** Masked. */
    mobile: optional(string()),
    isMobileProved: withDefault(boolean(), false),
    /** Masked. */
    email: optional(string()),
    isEmailProved: withDefault(boolean(), false),
    /** The real name, masked: once set it is locked. */
    payeeName: optional(string()),
    nickname: optional(string()),
  }),
});

/** Path as printed, the rest not shown. The login password is asked for again: a mail to this address opens the account. */
export const setEmail = defineEndpoint({
  summary: 'Set the e-mail address, or change it',
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'session',
  errors: { 'field.invalid': 400, 'password.wrong': 409 },
  input: object({ email: text(EMAIL_MAX), password: text(PASSWORD_MAX) }),
  value: unknown(),
});

/** Path as printed, the rest not shown. Once set it is locked: `payee.locked` for another one (rules: withdrawals). */
export const setPayeeName = defineEndpoint({
  summary: 'Set the real name, once',
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'session',
  errors: { 'field.invalid': 400, 'password.wrong': 409, 'payee.locked': 409 },
  input: object({ payeeName: text(SHORT_TEXT_MAX), password: text(PASSWORD_MAX) }),
  value: unknown(),
});

/** Path as printed, the rest not shown. Nobody but the member sees it. */
export const setNickname = defineEndpoint({
  summary: 'Set the nickname, or change it',
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'session',
  errors: { 'field.invalid': 400 },
  input: object({ nickname: text(SHORT_TEXT_MAX) }),
  value: unknown(),
});

/** Answer not shown (accounts §7): without an icon the member has not chosen one. */
export const getHeadIcon = defineEndpoint({
  summary: 'The chosen head icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'session',
  module: 'PROFPIC3',
  input: object({}),
  value: object({ icon: optional(openEnum(HEAD_ICONS)) }),
});

/** Form-encoded (accounts §7); the field is ours. */
export const setHeadIcon = defineEndpoint({
  summary: 'Choose a head icon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'session',
  module: 'PROFPIC3',
  body: 'form',
  input: object({ icon: oneOf(HEAD_ICONS) }),
  value: unknown(),
});

/** Ours: the specification prints no path for this code. It goes to the number that the member gave (`mobile.none` without). */
export const sendMobileCode = defineEndpoint({
  summary: 'Send an SMS code to the number that the member gave',
  method: 'POST',
  path: '/wps/verification/sms/mobile',
  access: 'session',
  module: 'VERIFICATION3',
  errors: { 'mobile.none': 409, 'mobile.invalid': 400 },
  timeoutMs: null,
  input: object({}),
  value: object({ expiredMinutes: optional(int()) }),
});

/** Ours, like its code. `mobile.taken` where somebody else has proved the number before. */
export const proveMobile = defineEndpoint({
  summary: 'Prove by an SMS code that the number is one’s own',
  method: 'POST',
  path: '/wps/member/info/mobile',
  access: 'session',
  errors: { 'mobile.none': 409, 'mobile.taken': 409, 'verification.wrong': 400 },
  input: object({ verificationCode: text(SHORT_TEXT_MAX) }),
  value: unknown(),
});

/** Ours, as for the number: a mail with a code to the address that the member has set (`email.none` without). */
export const sendEmailCode = defineEndpoint({
  summary: 'Send a code to the e-mail address that the member has set',
  method: 'POST',
  path: '/wps/verification/email',
  access: 'session',
  module: 'VERIFICATION3',
  errors: { 'email.none': 409 },
  timeoutMs: null,
  input: object({}),
  value: object({ expiredMinutes: optional(int()) }),
});

/** Ours, like its code. */
export const proveEmail = defineEndpoint({
  summary: 'Prove by a code that the e-mail address is one’s own',
  method: 'POST',
  path: '/wps/member/info/email/proof',
  access: 'session',
  errors: { 'email.none': 409, 'verification.wrong': 400 },
  input: object({ verificationCode: text(SHORT_TEXT_MAX) }),
  value: unknown(),
});

const questions = object({ list: withDefault(rows(object({ id: string(), question: string() })), []) });

/** Path as printed, the rest not shown. None here: what one knows of a person opens no account (decision 0024). */
export const getSecurityQuestions = defineEndpoint({
  summary: 'Security questions to choose from: none',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'session',
  input: object({}),
  value: questions,
});

/** Path as printed, the rest not shown (decision 0024). */
export const getOwnSecurityQuestions = defineEndpoint({
  summary: 'Security questions that the member has answered: none',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  access: 'session',
  input: object({}),
  value: questions,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setEmail: { email: 'juan@example.com', password: 'Lantern-2026' } satisfies InputOf<typeof setEmail>,
  setPayeeName: { payeeName: 'Juan dela Cruz', password: 'Lantern-2026' } satisfies InputOf<typeof setPayeeName>,
  setNickname: { nickname: 'Juan' } satisfies InputOf<typeof setNickname>,
  proveMobile: { verificationCode: '123456' } satisfies InputOf<typeof proveMobile>,
  proveEmail: { verificationCode: '123456' } satisfies InputOf<typeof proveEmail>,
  setHeadIcon: { icon: 'star' } satisfies InputOf<typeof setHeadIcon>,
};
