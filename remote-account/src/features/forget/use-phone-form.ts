import { setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { sendResetCode } from '@shared-kernel/contracts/account/verification';
import { loginLink, pageAfterLogin } from '@shared-kernel/contracts/system/paths';
import { useAppForm, useFieldRules } from '@shared-kernel/forms';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useNavigate, useSearchParams, useStillHere } from 'shared-kernel/router';
import { CODE_FIELD, numberField, OWN_DIALLING_CODE, plainNumber } from '../../shared/phone/phone-fields.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import { NEW_PASSWORD, PHONE_FAILURES } from './password-failures.ts';
import { useWait } from './use-wait.ts';

const EMPTY = { mobileNum: '', countryDialingCode: OWN_DIALLING_CODE, verificationCode: '', newPassword: '' };

/** Logs in with what was just set; where more is asked for, on the login page. Then the visitor goes where a login leads, unless they have left before. */
const useEnter = () => {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [search] = useSearchParams();
  return async (username: string, password: string, countryDialingCode: string): Promise<void> => {
    const page = pageAfterLogin(search);
    const next = await logIn
      .mutateAsync({ type: 'username', username, password, countryDialingCode })
      .then(() => page)
      .catch(() => loginLink(page));
    if (isStillHere()) await navigate(next, { replace: true });
  };
};

/** The number, its code and a new password under the server's rules, the call, and the login after it (accounts §2, §4). */
export const usePhoneForm = () => {
  const { t } = useTranslation('account');
  // Asks for an SMS code for a new password: answered alike whether or not the number has an account.
  const sendCode = useApiMutation(sendResetCode);
  const [isCodeSent, setCodeSent] = useState(false);
  const { mutateAsync } = useApiMutation(setPasswordByPhone);
  const wait = useWait();
  const enter = useEnter();
  const rules = useFieldRules();
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY,
    rules,
    fields: { mobileNum: numberField(rules), verificationCode: CODE_FIELD, newPassword: NEW_PASSWORD },
    submit: (values) =>
      wait(t('forget.sending'), () => mutateAsync({ ...values, mobileNum: plainNumber(values.mobileNum) })),
    failures: PHONE_FAILURES,
    onSuccess: (_, { mobileNum, newPassword, countryDialingCode }) => {
      showToast({ text: t('forget.done'), tone: 'ok' });
      return enter(plainNumber(mobileNum), newPassword, countryDialingCode);
    },
  });
  const send = async () => {
    const { mobileNum, countryDialingCode } = form.get();
    const sent = await sendCode.mutateAsync({ mobileNum: plainNumber(mobileNum), countryDialingCode });
    setCodeSent(true);
    return sent;
  };
  return { form, send, isCodeSent };
};
