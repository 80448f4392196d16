import { sendLoginCode } from '@shared-kernel/contracts/account/verification';
import { CAPTCHA_RULE, useAppForm, useFieldRules } from '@shared-kernel/forms';
import type { Dispatch } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useApiMutation } from 'shared-kernel/query';
import { CODE_FIELD, numberField, OWN_DIALLING_CODE, plainNumber } from '../../shared/phone/phone-fields.ts';
import { useSmsVerifier } from '../../shared/phone/use-sms-verifier.ts';
import type { RememberedLogin } from '../../shared/remember/remembered-login.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import { SMS_FAILURES } from './login-failures.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

/** Field names as the specification spells them (accounts §2). */
const EMPTY = { mobileNum: '', countryDialingCode: OWN_DIALLING_CODE, messageCode: '', identifying: '' };

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
    defaultValues: EMPTY,
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
