import type { register } from '@shared-kernel/contracts/account/registration';
import type { Referrer } from '@shared-kernel/contracts/system/paths';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { registerMethod } from 'shared-kernel/device';
import { isShown, NUMBER_OF, type RegisterRules, type RegisterValues } from './register-fields.ts';
import type { RegistrationMethod } from './use-registration-method.ts';

interface Filled {
  readonly values: RegisterValues;
  readonly rules: RegisterRules;
  readonly method: RegistrationMethod;
  readonly referrer: Referrer;
  /** The server has refused the link's affiliate code. */
  readonly isLinkRefused: boolean;
}

const referredBy = (referrer: Referrer, isLinkRefused: boolean) => ({
  affiliateCode: referrer.kind === 'affiliate' && !isLinkRefused ? referrer.affiliateCode : '',
  domain: referrer.kind === 'affiliate' ? referrer.domain : '',
  recommenderId: referrer.kind === 'member' ? referrer.recommenderId : '',
});

type TextName = Exclude<keyof RegisterValues, 'isOfAge' | 'agrees'>;

/** The payload (accounts §3): what is not asked for travels empty, the confirmation is the password, a typed code goes before the link's. */
export const toRegistration = ({
  values,
  rules,
  method,
  referrer,
  isLinkRefused,
}: Filled): InputOf<typeof register> => {
  const asked = (field: TextName): string => (isShown(rules[field]) ? values[field] : '');
  const given = (field: TextName): string => asked(field).trim();
  const link = referredBy(referrer, isLinkRefused);
  const password = asked('password');
  const mobileNum = given(NUMBER_OF[method]).replaceAll(' ', '');
  return {
    countryDialingCode: mobileNum === '' ? '' : values.countryDialingCode,
    registerUrl: location.hostname,
    registerMethod: registerMethod(),
    username: given('username'),
    password,
    confirmPassword: password,
    affiliateCode: given('affiliateCode') || link.affiliateCode,
    paymentPassword: asked('paymentPassword'),
    recommenderId: given('recommenderId') || link.recommenderId,
    nickname: given('nickname'),
    payeeName: given('payeeName'),
    email: given('email'),
    mobileNum,
    idNumber: given('idNumber'),
    qqNum: given('qqNum'),
    facebook: given('facebook'),
    wechat: given('wechat'),
    line: given('line'),
    whatsapp: given('whatsapp'),
    zalo: given('zalo'),
    captcha: given('identifying'),
    type: 0,
    domain: link.domain,
    verificationCode: given('verificationCode'),
  };
};
