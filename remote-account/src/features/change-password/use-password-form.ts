import { changePassword } from '@shared-kernel/contracts/account/password';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { useAppForm, useFieldRules } from '@shared-kernel/forms';
import { LOADING_LONG_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { useState } from 'react';
import { ApiError, isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { getSession, type Session, signIn } from 'shared-kernel/session';
import { recallLogin, rememberLogin } from '../../shared/remember/remembered-login.ts';
import { mustChange } from '../../shared/session/must-change.ts';

interface Held {
  readonly token: string;
  readonly password: string;
}

let held: Held | null = null;

/** Keeps the password that was just chosen for as long as the page lives and the session lasts: never stored (accounts §4). */
const holdPassword = (password: string): void => {
  const session = getSession();
  held = session === null ? null : { token: session.token, password };
};

export const dropPassword = (): void => {
  held = null;
};

/** The password that this session has chosen here, if it has: it need not be typed again (accounts §2). */
const heldPassword = (): string | undefined =>
  held !== null && held.token === getSession()?.token ? held.password : undefined;

/** What knew the old password learns the new one: memory, this visit's mark and, if it is of this member, the remembered login (accounts §4). */
const keepUp = async (session: Session, password: string): Promise<void> => {
  const { userName } = session;
  holdPassword(password);
  // What the held session was refused is asked for again, as after a login.
  if (mustChange.read() !== null) signIn({ ...session, customerType: session.type });
  mustChange.remove();
  const remembered = await recallLogin();
  if (remembered?.type === 'username' && remembered.username.toLowerCase() === userName.toLowerCase())
    await rememberLogin({ ...remembered, password });
};

const SAME = 'modify.new.old.same';
const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The three fields under the server's rules, the popup for a new password that is the old one, and the call (accounts §2, §4, §5). */
export const usePasswordForm = (session: Session, onChanged: () => void) => {
  const { t } = useTranslation('account');
  const [held, setHeld] = useState(heldPassword);
  const [isSame, setSame] = useState(false);
  // Changes the member's own password. Sent by hand only: what is sent again is answered as done.
  const { mutateAsync } = useApiMutation(changePassword);
  const send = async (values: typeof EMPTY): Promise<void> => {
    const oldPassword = held ?? values.oldPassword;
    // Refused here as the server would refuse it: without a call.
    if (values.newPassword === oldPassword)
      throw new ApiError({ code: SAME, status: 0, message: 'Known without a call.' });
    const close = showLoading({ text: t('changePassword.sending'), timeoutMs: LOADING_LONG_MS, isBlocking: true });
    try {
      await mutateAsync({ ...values, oldPassword });
    } finally {
      close();
    }
  };
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY,
    rules: useFieldRules(),
    fields: {
      oldPassword: {
        rule: 'loginPassword',
        says: 'field.oldPassword',
        required: true,
        maxLength: PASSWORD_MAX,
        enabled: held === undefined,
      },
      newPassword: { rule: 'password', says: 'field.newPassword', required: true, maxLength: PASSWORD_MAX },
      confirmNewPassword: { says: 'field.confirmNewPassword', required: true, sameAs: 'newPassword' },
    },
    submit: send,
    onSuccess: async (_, { newPassword }) => {
      await keepUp(session, newPassword);
      onChanged();
    },
    failures: {
      'password.wrong':
        held === undefined
          ? { field: 'oldPassword', text: 'changePassword.wrong', clears: ['oldPassword'] }
          : { text: 'changePassword.elsewhere' },
      [SAME]: { field: 'newPassword', text: 'changePassword.same' },
      'password.rule': { field: 'newPassword', text: 'field.newPassword.pattern' },
      'password.common': { field: 'newPassword', text: 'changePassword.common' },
    },
    onFailure: (error) => {
      if (!isApiError(error)) return;
      if (error.code === SAME) setSame(true);
      if (held === undefined || error.code !== 'password.wrong') return;
      dropPassword();
      setHeld(undefined);
    },
  });
  return { form, asksOld: held === undefined, same: { isOpen: isSame, close: () => setSame(false) } };
};
