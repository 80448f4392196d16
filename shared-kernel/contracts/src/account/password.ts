import { object, optional, text, unknown } from '@shared-kernel/contracts/schema';
import { DIALLING_MAX, EMAIL_MAX, PASSWORD_MAX, SHORT_TEXT_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/**
 * Payload as the specification prints it (accounts §7); it shows no answer. Refused with `password.wrong` when the old one is
 * not the member's, `modify.new.old.same`, `password.rule` against the field's rule, and `password.common` for one that is
 * guessed first. Sent again after an answer that was lost it is answered as done: no key, since what a key keeps of a call
 * would be a way to guess both passwords.
 */
export const changePassword = defineEndpoint({
  summary: 'Change the login password; the member’s other sessions end',
  method: 'POST',
  path: '/wps/member/password',
  access: 'session',
  errors: { 'password.wrong': 409, 'modify.new.old.same': 409, 'password.rule': 400, 'password.common': 409 },
  input: object({
    oldPassword: text(PASSWORD_MAX),
    newPassword: text(PASSWORD_MAX),
    confirmNewPassword: text(PASSWORD_MAX),
  }),
  value: unknown(),
});

/**
 * Method and path are not shown (accounts §7). Refused with `verification.wrong` for a wrong or used code and for a number that
 * has no account; the code stays good where only the password is refused.
 */
export const setPasswordByPhone = defineEndpoint({
  summary: 'Set a forgotten password by mobile number and SMS code; the member’s sessions end',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'public',
  module: 'PWRESETSMS3',
  errors: { 'verification.wrong': 400, 'modify.new.old.same': 409, 'password.rule': 400, 'password.common': 409 },
  input: object({
    newPassword: text(PASSWORD_MAX),
    mobileNum: text(SHORT_TEXT_MAX),
    verificationCode: text(SHORT_TEXT_MAX),
    countryDialingCode: optional(text(DIALLING_MAX)),
  }),
  value: unknown(),
});

/** Form-encoded (accounts §3). Answered alike whether or not there is such a member with that address (rules: account). */
export const sendPasswordEmail = defineEndpoint({
  summary: 'Send a mail with a link to set a forgotten password',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  body: 'form',
  errors: { 'proof.required': 428 },
  timeoutMs: null,
  input: object({ username: text(SHORT_TEXT_MAX), email: text(EMAIL_MAX) }),
  value: unknown(),
});

/** Ours: what the mail's link opens sends the token that stood behind its `#`. Good once, for half an hour. */
export const setPasswordByEmail = defineEndpoint({
  summary: 'Set a forgotten password by the token of a mail; the member’s sessions end',
  method: 'POST',
  path: '/wps/member/password/email/reset',
  access: 'public',
  errors: { 'link.expired': 400, 'modify.new.old.same': 409, 'password.rule': 400, 'password.common': 409 },
  input: object({ token: text(SHORT_TEXT_MAX), newPassword: text(PASSWORD_MAX) }),
  value: unknown(),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  changePassword: {
    oldPassword: 'Lantern-2026',
    newPassword: 'Harbour-2027',
    confirmNewPassword: 'Harbour-2027',
  } satisfies InputOf<typeof changePassword>,
  setPasswordByPhone: {
    newPassword: 'Harbour-2027',
    mobileNum: '9171234567',
    verificationCode: '123456',
  } satisfies InputOf<typeof setPasswordByPhone>,
  sendPasswordEmail: {
    username: 'juan_dc88',
    email: 'juan@example.com',
  } satisfies InputOf<typeof sendPasswordEmail>,
  setPasswordByEmail: { token: 'as-the-mail-says', newPassword: 'Harbour-2027' } satisfies InputOf<
    typeof setPasswordByEmail
  >,
};
