import { CreditCard, Landmark, QrCode, Wallet } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const CHANNELS = [
  {
    value: 'express',
    label: 'E-wallet Express',
    detail: '₱100.00 – ₱50,000.00',
    end: 'No fee',
    endDetail: 'about 1 min',
  },
  { value: 'plus', label: 'E-wallet Plus', detail: '₱500.00 – ₱200,000.00', end: 'Fee 0.5%', endDetail: 'about 5 min' },
  { value: 'closed', label: 'Closed tonight', isDisabled: true },
];
const METHODS = [
  { value: 'bank', label: 'Bank', icon: Landmark },
  { value: 'wallet', label: 'E-wallet', icon: Wallet },
  { value: 'qr', label: 'QR', icon: QrCode },
  { value: 'gateway', label: 'Gateway', icon: CreditCard },
];

const Chosen = (props: Omit<RadioGroupProps, 'onChange'>) => {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
};

export const examples: Examples = {
  cards: () => <Chosen label="Channel" options={CHANNELS} value="express" />,
  tiles: () => <Chosen label="Method" variant="tiles" options={METHODS} value="wallet" />,
  wrong: () => <Chosen label="Channel" isMarked options={CHANNELS.slice(0, 1)} value="" error="Choose one." />,
};
