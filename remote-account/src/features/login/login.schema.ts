import { checkField, type FieldFault, type FieldRule } from './field-rule.ts';

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly identifying: string;
}
export type LoginField = keyof LoginFields;
export type LoginRules = Readonly<Record<LoginField, FieldRule>>;

export const CAPTCHA_MAX_LENGTH = 6;

/** In force until the server's rules arrive, and where it has none: lenient, since the server decides in the end. */
const DEFAULT_RULES = {
  loginUsername: { enabled: true, required: true, maxLength: 32 },
  loginPassword: { enabled: true, required: true, maxLength: 64 },
} as const satisfies Record<string, FieldRule>;

/** Required only while it is shown. */
const captchaRule = (isShown: boolean): FieldRule => ({
  enabled: isShown,
  required: true,
  maxLength: CAPTCHA_MAX_LENGTH,
  pattern: '[0-9]+',
});

/** The login form's rules: the server's `loginUsername` and `loginPassword`, and the captcha's own. */
export const loginRules = (
  served: Readonly<Record<string, FieldRule>> | undefined,
  isCaptchaShown: boolean,
): LoginRules => ({
  username: served?.loginUsername ?? DEFAULT_RULES.loginUsername,
  password: served?.loginPassword ?? DEFAULT_RULES.loginPassword,
  identifying: captchaRule(isCaptchaShown),
});

const FIELDS: readonly LoginField[] = ['username', 'password', 'identifying'];

export type LoginFaults = { readonly [Field in LoginField]?: FieldFault };

/** What is wrong with each field, by its rule. */
export const checkLogin = (rules: LoginRules, values: LoginFields): LoginFaults =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = checkField(rules[field], values[field]);
      return fault === null ? [] : [[field, fault]];
    }),
  );

const LIMIT = {
  required: () => undefined,
  pattern: () => undefined,
  tooShort: (rule: FieldRule) => rule.minLength,
  tooLong: (rule: FieldRule) => rule.maxLength,
} satisfies Record<FieldFault, (rule: FieldRule) => number | undefined>;

/** The number that a fault's message names. */
export const limitOf = (rule: FieldRule, fault: FieldFault): number | undefined => LIMIT[fault](rule);
