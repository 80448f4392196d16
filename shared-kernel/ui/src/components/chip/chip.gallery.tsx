import { Calendar } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Chip, ChipRow } from './chip.tsx';

const AMOUNTS = ['₱100', '₱200', '₱500', '₱1,000', '₱2,000', '₱5,000', '₱10,000', '₱20,000'];

export const examples: Examples = {
  acts: () => <Chip icon={Calendar}>Dates</Chip>,
  'on and off': () => (
    <ChipRow label="Settled">
      <Chip isOn>Settled</Chip>
      <Chip isOn={false}>Open</Chip>
    </ChipRow>
  ),
  clears: () => (
    <Chip isClearing aria-label="Remove filter: Slots">
      Slots
    </Chip>
  ),
  'a line that scrolls': () => (
    <ChipRow label="Amounts">
      {AMOUNTS.map((amount) => (
        <Chip key={amount} isOn={amount === '₱500'}>
          {amount}
        </Chip>
      ))}
    </ChipRow>
  ),
  'several lines': () => (
    <ChipRow label="Amounts, wrapped" isWrapping>
      {AMOUNTS.map((amount) => (
        <Chip key={amount} isOn={false}>
          {amount}
        </Chip>
      ))}
    </ChipRow>
  ),
};
