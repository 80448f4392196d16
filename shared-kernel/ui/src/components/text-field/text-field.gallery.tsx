import { Search, UserRound } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { TextField } from './text-field.tsx';

export const examples: Examples = {
  empty: () => (
    <TextField label="Username" icon={UserRound} placeholder="4 to 16 characters" hint="Letters and digits" />
  ),
  valid: () => <TextField label="Name" defaultValue="Maria Santos" isValid />,
  wrong: () => <TextField label="Mobile number" leading="+63" defaultValue="917" error="10 digits, beginning with 9" />,
  disabled: () => <TextField label="Invitation code" defaultValue="TALA2026" disabled />,
  'label hidden': () => <TextField label="Search games" isLabelHidden icon={Search} placeholder="Search games" />,
};
