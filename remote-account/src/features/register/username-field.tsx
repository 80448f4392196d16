import { type AppForm, TextField, useFieldValue } from '@shared-kernel/forms';
import { UserRound } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useDebounced } from 'shared-kernel/debounce';
import { useTranslation } from 'shared-kernel/i18n';
import { useIsNameFree } from './api/check-username.ts';
import type { RegisterValues } from './register-fields.ts';

/** The name, and whether it is free: said when the field is left with one that the rule allows (accounts §7, username check). */
export const UsernameField = ({ form }: { readonly form: AppForm<RegisterValues> }) => {
  const { t } = useTranslation('account');
  const typed = useFieldValue(form.fields.username).trim();
  const [left, setLeft] = useState('');
  // A press of the button leaves the field too, and finds out by itself: only who stays is told beforehand.
  const settled = useDebounced(left);
  const isAsked = settled !== '' && settled === typed && !form.hasFault('username') && !form.isSending;
  const isFree = useIsNameFree(settled, isAsked);
  return (
    <TextField
      of={form.fields.username}
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
