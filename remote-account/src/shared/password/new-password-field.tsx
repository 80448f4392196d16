import { type FieldHandle, PasswordField, useFieldValue } from '@shared-kernel/forms';
import { useTranslation } from 'shared-kernel/i18n';
import { PasswordStrength } from '../password-strength/password-strength.tsx';
import { strengthOf } from './strength-of.ts';

interface NewPasswordFieldProps {
  readonly field: FieldHandle<string>;
  readonly label: string;
  readonly hint: string;
  readonly enterKeyHint: 'next' | 'go';
  /** Nothing that makes the password harder to guess: the member's own name. */
  readonly known?: string;
}

const WORDS = [undefined, 'strength.weak', 'strength.fair', 'strength.good', 'strength.strong'] as const;

/** A password that is being chosen, with how hard it is to guess. */
export const NewPasswordField = ({ hint, known = '', ...field }: NewPasswordFieldProps) => {
  const { t } = useTranslation('account');
  const level = strengthOf(useFieldValue(field.field), [known]);
  const words = WORDS[level];
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <PasswordStrength level={level} text={words && t(words)}>
          {hint}
        </PasswordStrength>
      }
    />
  );
};

interface NewPasswordPairProps {
  readonly password: FieldHandle<string>;
  /** Left out where the password is asked for once. */
  readonly again?: FieldHandle<string> | undefined;
  readonly labels: { readonly password: string; readonly again: string };
  readonly hint: string;
  /** What the last of the two does at the keyboard's key. */
  readonly enterKeyHint: 'next' | 'go';
  /** Nothing that makes the password harder to guess: the member's own name. */
  readonly known?: string;
}

/** A password that is being chosen, and once more. */
export const NewPasswordPair = ({ password, again, labels, hint, enterKeyHint, known = '' }: NewPasswordPairProps) => (
  <>
    <NewPasswordField
      field={password}
      label={labels.password}
      hint={hint}
      known={known}
      enterKeyHint={again === undefined ? enterKeyHint : 'next'}
    />
    {again !== undefined && (
      <PasswordField field={again} label={labels.again} autoComplete="new-password" enterKeyHint={enterKeyHint} />
    )}
  </>
);
