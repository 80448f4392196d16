import type { Examples } from '../../gallery/examples.ts';
import { PasswordField } from './password-field.tsx';

export const examples: Examples = {
  hidden: () => (
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="tala-2026" />
  ),
  wrong: () => (
    <PasswordField
      label="New password"
      showLabel="Show password"
      hideLabel="Hide password"
      error="8 to 32 characters, with a letter and a digit"
    />
  ),
};
