import {
  boolean,
  int,
  literal,
  nullable,
  object,
  oneOf,
  optional,
  rows,
  string,
  text,
  union,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { DIALLING_MAX, EMAIL_MAX, ID_TOKEN_MAX, language, PASSWORD_MAX, SHORT_TEXT_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** How somebody came to register: in the app's shell, in a browser, or from the home screen (accounts §3). */
export const REGISTER_METHODS = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const;
export type RegisterMethod = (typeof REGISTER_METHODS)[number];

const DOMAIN_MAX = 253;
const CAPTCHA_MAX = 16;

/** What is not asked for travels empty (accounts §3). */
const given = (most: number = SHORT_TEXT_MAX) => withDefault(text(most), '');

/** The payload as the specification prints it (accounts §3); `type` is 0 (accounts §9). */
const registration = object({
  countryDialingCode: given(DIALLING_MAX),
  registerUrl: given(DOMAIN_MAX),
  registerMethod: oneOf(REGISTER_METHODS),
  username: given(),
  password: given(PASSWORD_MAX),
  confirmPassword: given(PASSWORD_MAX),
  affiliateCode: given(),
  paymentPassword: given(),
  recommenderId: given(),
  nickname: given(),
  payeeName: given(),
  email: given(EMAIL_MAX),
  mobileNum: given(),
  idNumber: given(),
  qqNum: given(),
  facebook: given(),
  wechat: given(),
  line: given(),
  whatsapp: given(),
  zalo: given(),
  captcha: given(CAPTCHA_MAX),
  type: literal(0),
  domain: given(DOMAIN_MAX),
  verificationCode: given(),
  firebaseChannel: optional(literal('sms')),
  firebaseIdToken: optional(text(ID_TOKEN_MAX)),
});

/** The specification shows no answer: where it is no session, whoever registered logs in by himself. */
const registered = withDefault(
  nullable(
    object({
      token: optional(string()),
      userName: optional(string()),
      customerType: optional(union([int(), string()])),
      merchantCode: optional(string()),
      firstTimeLogin: optional(boolean()),
    }),
  ),
  null,
);

/**
 * `field.invalid` names in `value.field` what the merchant's rule for it refuses. Sent again after an answer that was lost, from
 * the same browser with the same password, it is answered as done.
 */
const REFUSALS = {
  'field.invalid': 400,
  'password.common': 409,
  'payment.rule': 400,
  'payment.common': 409,
  'username.taken': 409,
  'mobile.taken': 409,
  'verification.wrong': 400,
  'affiliate.wrong': 400,
  'captcha.required': 400,
  'captcha.wrong': 400,
  'seal.stale': 400,
  'proof.required': 428,
} as const;

export const register = defineEndpoint({
  summary: 'Register by username; the new member is signed in',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  module: 'REGISTER_REE3',
  isEncrypted: true,
  errors: REFUSALS,
  input: registration,
  value: registered,
});

/** Method and payload are not shown (accounts §7): those of `register`, the username left empty. */
export const registerByMobile = defineEndpoint({
  summary: 'Register by mobile number and SMS code; the new member is signed in',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  module: 'REGISTER_REE3',
  isEncrypted: true,
  errors: REFUSALS,
  input: registration,
  value: registered,
});

/**
 * Method and payload are not shown (accounts §7): asked while a newcomer still types, whether the name is free is the envelope's
 * `success`. `field.invalid` for what the rule of a username refuses, so that nobody's number is asked for.
 */
export const checkUsername = defineEndpoint({
  summary: 'Whether nobody has this username yet',
  method: 'GET',
  path: '/wps/check/username',
  access: 'public',
  errors: { 'username.taken': 409, 'field.invalid': 400 },
  input: object({ username: text(SHORT_TEXT_MAX) }),
  value: unknown(),
});

/** Method and path are not shown; whether the code is good is the envelope's `success` (accounts §3, `data.success`). */
export const checkAffiliate = defineEndpoint({
  summary: 'Whether an affiliate or invitation code is good here',
  method: 'GET',
  path: '/wps/member/register/affiliate',
  access: 'public',
  errors: { 'affiliate.wrong': 400 },
  input: object({ code: text(SHORT_TEXT_MAX), domain: optional(text(DOMAIN_MAX)) }),
  value: unknown(),
});

/** The specification shows no answer (accounts §7). */
export const getCountries = defineEndpoint({
  summary: 'Countries and their dialling codes, by name in the asked language',
  method: 'GET',
  path: '/wps/system/country',
  access: 'public',
  input: object({ language: optional(language) }),
  value: object({
    countries: withDefault(
      rows(
        object({
          /** ISO 3166-1, two letters. */
          country: withDefault(string(), ''),
          /** Without the plus: `63`. */
          code: string(),
          name: string(),
        }),
      ),
      [],
    ),
  }),
});

const SOMEBODY = {
  countryDialingCode: '63',
  registerUrl: 'localhost',
  registerMethod: 'H5',
  password: 'Lantern-2026',
  confirmPassword: 'Lantern-2026',
  mobileNum: '9171234567',
  type: 0,
} as const;

/** Inputs that the platform's own seed answers. */
export const examples = {
  register: { ...SOMEBODY, username: 'maria_2026' } satisfies InputOf<typeof register>,
  registerByMobile: { ...SOMEBODY, verificationCode: '123456' } satisfies InputOf<typeof registerByMobile>,
  checkUsername: { username: 'maria_2026' } satisfies InputOf<typeof checkUsername>,
  checkAffiliate: { code: 'LANTERN88' } satisfies InputOf<typeof checkAffiliate>,
};
