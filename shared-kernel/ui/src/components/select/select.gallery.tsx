import { Landmark } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Select } from './select.tsx';

const BANKS = [
  { value: 'silangan', label: 'Bangko ng Silangan' },
  { value: 'kanluran', label: 'Bangko ng Kanluran, na may mahabang pangalan' },
  { value: 'closed', label: 'Closed today', isDisabled: true },
];

export const examples: Examples = {
  empty: () => <Select label="Bank" icon={Landmark} options={BANKS} placeholder="Choose a bank" defaultValue="" />,
  chosen: () => <Select label="Bank" options={BANKS} defaultValue="kanluran" hint="Withdrawals go there." />,
  wrong: () => (
    <Select label="Bank" isMarked options={BANKS} placeholder="Choose a bank" defaultValue="" error="Choose one." />
  ),
  disabled: () => <Select label="Bank" options={BANKS} defaultValue="silangan" disabled />,
};
