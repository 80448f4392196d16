import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { CAPTCHA_RULE, type FieldRule, MOBILE_RULE, type ServedRules, SMS_CODE_RULE } from '@shared-kernel/forms';
import type { RegistrationMethod } from './use-registration-method.ts';

/**
 * As the payload names them (accounts §3), but `identifying`, the captcha's text, and `ownMobileNum`, the number of the
 * mobile method: each method keeps what was typed into its own.
 */
export const EMPTY = {
  username: '',
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  countryDialingCode: '63',
  mobileNum: '',
  ownMobileNum: '',
  verificationCode: '',
  email: '',
  payeeName: '',
  nickname: '',
  idNumber: '',
  facebook: '',
  whatsapp: '',
  line: '',
  wechat: '',
  qqNum: '',
  zalo: '',
  recommenderId: '',
  affiliateCode: '',
  identifying: '',
  isOfAge: false,
  agrees: true,
};

export type RegisterValues = typeof EMPTY;
export type RegisterField = keyof RegisterValues;
export type RegisterRules = { readonly [Field in RegisterField]: FieldRule };

/** The number's field of each method. */
export const NUMBER_OF = { username: 'mobileNum', mobile: 'ownMobileNum' } as const satisfies Record<
  RegistrationMethod,
  RegisterField
>;

/** What decides which fields there are, besides the server's rules. */
export interface RegisterSituation {
  readonly method: RegistrationMethod;
  /** REGMOBVERF3: the number of the username method is verified too. */
  readonly verifiesNumber: boolean;
  /** MOBILENUMPASSREG3: the mobile method has a password. */
  readonly mobileHasPassword: boolean;
  /** No good affiliate code came with the link. */
  readonly asksInvitation: boolean;
  readonly isRecommended: boolean;
  /** A refusal has asked for the captcha. */
  readonly isCaptchaAsked: boolean;
}

const OFF: FieldRule = { enabled: false };
const ASKED = { enabled: true, required: true } as const satisfies FieldRule;

/** What holds until the server's rules are there, and where it has none of the name. */
const DECLARED: { readonly [Field in RegisterField]?: FieldRule } = {
  username: { required: true, maxLength: SHORT_TEXT_MAX },
  password: { required: true, maxLength: PASSWORD_MAX },
  confirmPassword: {},
  mobileNum: { ...MOBILE_RULE, required: false },
};

/** The rules in force for every field: those of the server, off for what the method and the flags leave out (accounts §2, §5). */
export const registerRules = (served: ServedRules | undefined, situation: RegisterSituation): RegisterRules => {
  const { method, verifiesNumber, mobileHasPassword, asksInvitation, isRecommended, isCaptchaAsked } = situation;
  const isByName = method === 'username';
  const hasPassword = isByName || mobileHasPassword;
  const ruleOf = (field: RegisterField, isHere = true): FieldRule =>
    isHere ? (served?.[field] ?? DECLARED[field] ?? OFF) : OFF;
  const isNumberVerified = !isByName || verifiesNumber;
  const verifiedNumber = { ...MOBILE_RULE, ...served?.mobileNum, ...ASKED };
  return {
    username: ruleOf('username', isByName),
    password: ruleOf('password', hasPassword),
    confirmPassword: { ...ruleOf('confirmPassword', hasPassword), required: true },
    paymentPassword: ruleOf('paymentPassword'),
    countryDialingCode: {},
    mobileNum: isByName && verifiesNumber ? verifiedNumber : ruleOf('mobileNum', isByName),
    ownMobileNum: isByName ? OFF : verifiedNumber,
    verificationCode: isNumberVerified ? { ...SMS_CODE_RULE, ...served?.verificationCode, ...ASKED } : OFF,
    email: ruleOf('email'),
    payeeName: ruleOf('payeeName'),
    nickname: ruleOf('nickname'),
    idNumber: ruleOf('idNumber'),
    facebook: ruleOf('facebook'),
    whatsapp: ruleOf('whatsapp'),
    line: ruleOf('line'),
    wechat: ruleOf('wechat'),
    qqNum: ruleOf('qqNum'),
    zalo: ruleOf('zalo'),
    recommenderId: ruleOf('recommenderId', !isRecommended),
    affiliateCode: ruleOf('affiliateCode', asksInvitation),
    identifying: { ...CAPTCHA_RULE, enabled: isCaptchaAsked || served?.registerCaptcha?.enabled === true },
    isOfAge: { required: true },
    agrees: { required: true },
  };
};

export const isShown = ({ enabled }: FieldRule): boolean => enabled !== false;
