import type { Examples } from '@shared-kernel/ui/gallery';
import { PasswordStrength } from './password-strength.tsx';

export const examples: Examples = {
  'nothing typed': () => <PasswordStrength level={0} />,
  weak: () => <PasswordStrength level={1} text="Weak password" />,
  fair: () => <PasswordStrength level={2} text="Fair password" />,
  good: () => <PasswordStrength level={3} text="Good password" />,
  'strong, above a rule': () => (
    <PasswordStrength level={4} text="Strong password">
      At least 8 characters, with a letter and a number.
    </PasswordStrength>
  ),
};
