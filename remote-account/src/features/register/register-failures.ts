import type { register } from '@shared-kernel/contracts/account/registration';
import type { Failures } from '@shared-kernel/forms';
import type { ApiError, FailureCodeOf } from 'shared-kernel/api';
import { isShown, NUMBER_OF, type RegisterField, type RegisterRules } from './register-fields.ts';
import type { RegistrationMethod } from './use-registration-method.ts';

const isField = (name: unknown, rules: RegisterRules): name is RegisterField =>
  typeof name === 'string' && Object.hasOwn(rules, name);

/** The field on this page that a refusal names in `value.field`, where it is shown. */
const fieldNamed = (
  { value }: ApiError,
  method: RegistrationMethod,
  rules: RegisterRules,
): RegisterField | undefined => {
  const name = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  const own = name === 'captcha' ? 'identifying' : name === 'mobileNum' ? NUMBER_OF[method] : name;
  return isField(own, rules) && isShown(rules[own]) ? own : undefined;
};

const paymentRefused = <Text extends string>(rules: RegisterRules, text: Text) =>
  isShown(rules.paymentPassword) ? ({ field: 'paymentPassword', text } as const) : 'register.refused';

/** What the form says to each refusal of a registration. */
export const registerFailures = (method: RegistrationMethod, rules: RegisterRules) =>
  ({
    'field.invalid': (error) => {
      const field = fieldNamed(error, method, rules);
      return field === undefined ? 'register.refused' : { field, text: 'register.fieldRefused' };
    },
    'password.common': isShown(rules.password)
      ? { field: 'password', text: 'register.passwordCommon' }
      : 'register.refused',
    'payment.rule': paymentRefused(rules, 'register.fieldRefused'),
    'payment.common': paymentRefused(rules, 'register.paymentCommon'),
    'username.taken': isShown(rules.username)
      ? { field: 'username', text: 'register.usernameTaken' }
      : 'register.refused',
    'mobile.taken': isShown(rules[NUMBER_OF[method]])
      ? { field: NUMBER_OF[method], text: 'register.mobileTaken' }
      : 'register.refused',
    'verification.wrong': isShown(rules.verificationCode)
      ? { field: 'verificationCode', text: 'register.codeWrong' }
      : 'register.refused',
    'affiliate.wrong': isShown(rules.affiliateCode)
      ? { field: 'affiliateCode', text: 'register.invitationWrong' }
      : 'register.linkWrong',
    'captcha.required': 'failure.captchaRequired',
    'captcha.wrong': 'failure.captchaWrong',
    'proof.required': 'failure.proof',
    'location.blocked': 'register.location',
    'feature.unavailable': 'register.unavailable',
  }) as const satisfies Failures<'account', RegisterField, FailureCodeOf<typeof register>>;
