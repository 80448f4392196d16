import { int, object, optional, text } from '@shared-kernel/contracts/schema';
import { DIALLING_MAX, SHORT_TEXT_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Answered alike whether or not the number has an account; for one without, login and reset send nothing. */
const REFUSALS = { 'mobile.invalid': 400, 'proof.required': 428 } as const;

/** Without `expiredMinutes` the countdown is a minute (accounts §4). */
const sent = object({ expiredMinutes: optional(int()) });

/** Without a dialling code the merchant's own country is meant: the specification prints none here (accounts §3). */
const ofNumber = object({ mobileNum: text(SHORT_TEXT_MAX), countryDialingCode: optional(text(DIALLING_MAX)) });

export const sendRegisterCode = defineEndpoint({
  summary: 'Send an SMS code for a registration',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  errors: REFUSALS,
  timeoutMs: null,
  input: object({ mobileNo: text(SHORT_TEXT_MAX), countryDialingCode: text(DIALLING_MAX) }),
  value: sent,
});

/** The path is the specification's for a code without login; the payload that of login and reset (accounts §3, §7). */
export const sendLoginCode = defineEndpoint({
  summary: 'Send an SMS code for a login',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  module: 'VERIFICATION3',
  errors: REFUSALS,
  timeoutMs: null,
  input: ofNumber,
  value: sent,
});

/** The path is not shown (accounts §7). */
export const sendResetCode = defineEndpoint({
  summary: 'Send an SMS code for a forgotten password',
  method: 'POST',
  path: '/wps/verification/sms/password',
  access: 'public',
  module: 'PWRESETSMS3',
  errors: REFUSALS,
  timeoutMs: null,
  input: ofNumber,
  value: sent,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  sendRegisterCode: { mobileNo: '9171234567', countryDialingCode: '63' } satisfies InputOf<typeof sendRegisterCode>,
  sendLoginCode: { mobileNum: '9171234567' } satisfies InputOf<typeof sendLoginCode>,
  sendResetCode: { mobileNum: '9171234567' } satisfies InputOf<typeof sendResetCode>,
};
