import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import type { Platform } from '../base/platform.ts';
import { readSetting } from '../settings/settings.ts';
import type { Merchant } from './merchants.ts';

/** One form field's rule (specification: accounts §5). `pattern` must match the whole value. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const MOBILE_MAX = 20;
const SMS_CODE_MAX = 10;
const CAPTCHA_LENGTH = 6;
/** Rules: payment password. */
const PAYMENT_DIGITS = 6;

const username = { minLength: 4, maxLength: 20, pattern: '[A-Za-z0-9_]+' };
/** A name of digits alone would be somebody's number. */
const newUsername = { ...username, pattern: '(?=.*[A-Za-z_])[A-Za-z0-9_]+' };
const password = { minLength: 6, maxLength: PASSWORD_MAX };
const mobile = { minLength: 10, maxLength: MOBILE_MAX, pattern: '[0-9]+' };
const required = { enabled: true, required: true };
const optional = { enabled: true, required: false };
const off = { enabled: false, required: false };
const account = { ...off, minLength: 2, maxLength: 40 };

/** Named rules that login and registration follow, where a merchant has none of its own; the exact figures are this platform's choice. */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  loginUsername: { ...required, ...username },
  loginPassword: { ...required, ...password },
  loginMobileNum: { ...required, ...mobile },
  verificationCode: { ...required, maxLength: SMS_CODE_MAX, pattern: '[0-9]+' },
  captcha: { ...required, minLength: CAPTCHA_LENGTH, maxLength: CAPTCHA_LENGTH, pattern: '[0-9]+' },
  registerCaptcha: off,
  username: { ...required, ...newUsername },
  password: { ...required, ...password, minLength: 8, pattern: '(?=.*[A-Za-z])(?=.*[0-9]).+' },
  confirmPassword: required,
  mobileNum: { ...required, ...mobile },
  email: { ...optional, maxLength: 80, pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' },
  payeeName: { ...optional, minLength: 2, maxLength: 60, pattern: "[\\p{L}\\p{M}'’. -]+" },
  affiliateCode: { ...optional, maxLength: 16, pattern: '[A-Za-z0-9]+' },
  nickname: { ...off, minLength: 2, maxLength: 20 },
  paymentPassword: { ...off, minLength: PAYMENT_DIGITS, maxLength: PAYMENT_DIGITS, pattern: '[0-9]+' },
  idNumber: { ...off, minLength: 4, maxLength: 30, pattern: '[A-Za-z0-9-]+' },
  qqNum: { ...account, pattern: '[0-9]+' },
  facebook: account,
  wechat: account,
  line: account,
  whatsapp: { ...account, pattern: '[0-9+ -]+' },
  zalo: account,
  recommenderId: { ...off, maxLength: 20, pattern: '[0-9]+' },
};

/** The merchant's own answers to which fields there are, over the rules of all, with what a test turned on top. */
export const fieldRulesOf = async (
  { db, config }: Platform,
  merchant: Merchant,
): Promise<Readonly<Record<string, FieldRule>>> => {
  const turned = config.hasControl
    ? await readSetting<Record<string, FieldRule>>(db, `fields:${merchant.baseCode}`)
    : {};
  const own = Object.entries({ ...merchant.fieldRules, ...turned });
  return {
    ...FIELD_RULES,
    ...Object.fromEntries(own.map(([name, rule]) => [name, { ...FIELD_RULES[name], ...rule }])),
  };
};
