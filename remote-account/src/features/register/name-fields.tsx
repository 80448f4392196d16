import { checkUsername } from '@shared-kernel/contracts/account/registration';
import { type AppForm, PasswordField, TextField, useFieldValue } from '@shared-kernel/forms';
import { LockKeyhole, UserRound } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useDebounced } from 'shared-kernel/debounce';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { NewPasswordPair } from '../../shared/password/new-password-field.tsx';
import { isShown, type RegisterRules, type RegisterValues } from './register-fields.ts';

/** So long an answer about a name holds: leaving the field again asks nobody. */
const FRESH_MS = 60_000;

/** Whether a name is free; undefined while that is not known, and where the call fails: registering finds out. */
const useIsNameFree = (username: string, enabled: boolean): boolean | undefined => {
  const { isSuccess, error } = useApi(checkUsername, { username }, { enabled, staleTime: FRESH_MS });
  if (!enabled) return undefined;
  return isApiError(error) && error.code === 'username.taken' ? false : isSuccess || undefined;
};

/** The name, and whether it is free: said when the field is left with one that the rule allows (accounts §7, username check). */
const UsernameField = ({ form }: { readonly form: AppForm<RegisterValues> }) => {
  const { t } = useTranslation('account');
  const typed = useFieldValue(form.fields.username).trim();
  const [left, setLeft] = useState('');
  // A press of the button leaves the field too, and finds out by itself: only who stays is told beforehand.
  const settled = useDebounced(left);
  const isAsked = settled !== '' && settled === typed && !form.hasFault('username') && !form.isSending;
  const isFree = useIsNameFree(settled, isAsked);
  return (
    <TextField
      field={form.fields.username}
      label={t('register.username')}
      hint={t(isFree === true ? 'register.usernameFree' : 'register.usernameHint')}
      isValid={isFree === true}
      knownFault={isFree === false ? t('register.usernameTaken') : undefined}
      onLeave={(name) => setLeft(name.trim())}
      icon={UserRound}
      autoComplete="username"
      isVerbatim
      enterKeyHint="next"
    />
  );
};

interface FieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly rules: RegisterRules;
}

/** The name, the password twice, and the one for payments. */
export const NameFields = ({ form, rules }: FieldsProps) => {
  const { t } = useTranslation('account');
  const { fields } = form;
  const username = useFieldValue(fields.username);
  return (
    <>
      {isShown(rules.username) && <UsernameField form={form} />}
      {isShown(rules.password) && (
        <NewPasswordPair
          password={fields.password}
          again={isShown(rules.confirmPassword) ? fields.confirmPassword : undefined}
          labels={{ password: t('register.password'), again: t('register.confirm') }}
          hint={t('register.passwordHint')}
          known={username}
          enterKeyHint="next"
        />
      )}
      {isShown(rules.paymentPassword) && (
        <PasswordField
          field={fields.paymentPassword}
          label={t('register.paymentPassword')}
          icon={LockKeyhole}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
    </>
  );
};
