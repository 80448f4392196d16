import { type FieldHandle, PasswordField } from '@shared-kernel/forms';
import { NewPasswordField } from './new-password-field.tsx';

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
