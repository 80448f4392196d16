import type { login } from '@shared-kernel/contracts/account/session';
import { sendLoginCode } from '@shared-kernel/contracts/account/verification';
import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { CAPTCHA_RULE, type Failures, useAppForm, useFieldRules } from '@shared-kernel/forms';
import type { Dispatch } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useFlag } from 'shared-kernel/brand';
import { useApiMutation } from 'shared-kernel/query';
import { asksForCaptcha } from '../../shared/captcha/captcha.ts';
import { CODE_FIELD, numberField, OWN_DIALLING_CODE, plainNumber } from '../../shared/phone/phone-fields.ts';
import { useSmsVerifier } from '../../shared/phone/use-sms-verifier.ts';
import type { RememberedLogin } from '../../shared/remember/remembered-login.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

const LOGIN_FAILURES = {
  'login.failed': (error) => (asksForCaptcha(error) ? 'failure.mismatchCaptcha' : 'failure.mismatch'),
  'captcha.required': 'failure.captchaRequired',
  'captcha.wrong': 'failure.captchaWrong',
  'proof.required': 'failure.proof',
  'rate.limited': ({ retryAt }) => (retryAt === undefined ? 'failure.tooMany' : 'failure.tooManyUntil'),
  'user.disabled': 'failure.disabled',
  'location.blocked': 'failure.location',
  'feature.unavailable': 'failure.unavailable',
} as const satisfies Failures<'account', 'identifying', FailureCodeOf<typeof login>>;

const SMS_FAILURES = {
  ...LOGIN_FAILURES,
  'login.failed': (error) => ({
    text: asksForCaptcha(error) ? 'failure.codeMismatchCaptcha' : 'failure.codeMismatch',
    clears: ['messageCode'],
  }),
  'verification.wrong': { text: 'failure.codeMismatch', clears: ['messageCode'] },
} as const satisfies Failures<
  'account',
  'identifying' | 'messageCode',
  FailureCodeOf<typeof login> | 'verification.wrong'
>;

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
const EMPTY_USERNAME = { username: '', password: '', identifying: '' };

/** The login by name: fields under the server's rules, the remembered password, the call. */
export const useUsernameForm = (
  { isCaptchaShown, kept }: LoginState,
  dispatch: Dispatch<LoginEvent>,
  keep: (login: RememberedLogin) => unknown,
) => {
  const logIn = useLogIn();
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY_USERNAME,
    rules: useFieldRules(),
    fields: {
      username: { rule: 'loginUsername', says: 'field.username', required: true, maxLength: SHORT_TEXT_MAX },
      password: {
        rule: 'loginPassword',
        says: 'field.password',
        required: true,
        maxLength: PASSWORD_MAX,
        enabled: kept === null,
      },
      identifying: { ...CAPTCHA_RULE, says: 'field.identifying', enabled: isCaptchaShown },
    },
    submit: ({ identifying, ...login }) =>
      logIn.mutateAsync({ type: 'username', ...login, ...kept, ...(isCaptchaShown && { captcha: identifying }) }),
    failures: LOGIN_FAILURES,
    clears: ['identifying'],
    onFailure: (error) => dispatch({ type: 'refused', mode: 'username', error }),
    onSuccess: (_, { username, password }) => keep(kept ?? { type: 'username', username, password }),
  });
  return { form, kept: { isThere: kept !== null, drop: () => dispatch({ type: 'typed' }) } };
};

/** Field names as the specification spells them (accounts §2). */
const EMPTY_SMS = { mobileNum: '', countryDialingCode: OWN_DIALLING_CODE, messageCode: '', identifying: '' };

/** The login by number: the number is sent as the username, the code as the password (accounts §3), with Firebase's token where it has sent the code. */
export const useSmsForm = (
  { isCaptchaShown }: LoginState,
  dispatch: Dispatch<LoginEvent>,
  keep: (login: RememberedLogin) => unknown,
) => {
  const logIn = useLogIn();
  // Asks for an SMS code to log in with: answered alike whether or not the number has an account.
  const sendCode = useApiMutation(sendLoginCode);
  const verifier = useSmsVerifier(
    ({ number, countryDialingCode }) => sendCode.mutateAsync({ mobileNum: plainNumber(number), countryDialingCode }),
    useFlag('MOBILECODELOGIN3'),
  );
  const rules = useFieldRules();
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY_SMS,
    rules,
    fields: {
      mobileNum: numberField(rules),
      messageCode: CODE_FIELD,
      identifying: { ...CAPTCHA_RULE, says: 'field.identifying', enabled: isCaptchaShown },
    },
    submit: async ({ mobileNum, messageCode, countryDialingCode, identifying }) => {
      const proof = await verifier.verify({ number: mobileNum, countryDialingCode }, messageCode);
      const username = plainNumber(mobileNum);
      return logIn.mutateAsync({
        type: 'sms',
        username,
        password: messageCode,
        countryDialingCode,
        ...(isCaptchaShown && { captcha: identifying }),
        ...('firebaseIdToken' in proof && { ...proof, type: 'firebase', firebaseMobileNo: username }),
      });
    },
    failures: SMS_FAILURES,
    clears: ['identifying'],
    onFailure: (error) => dispatch({ type: 'refused', mode: 'sms', error }),
    onSuccess: (_, { mobileNum, countryDialingCode }) =>
      keep({ type: 'sms', username: plainNumber(mobileNum), countryDialingCode }),
  });
  const send = () => {
    const { mobileNum, countryDialingCode } = form.get();
    return verifier.send({ number: mobileNum, countryDialingCode });
  };
  return { form, send };
};
