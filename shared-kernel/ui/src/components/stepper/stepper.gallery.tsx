import { useState } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { Stepper } from './stepper.tsx';

const Times = ({ first, isDisabled = false }: { readonly first: number; readonly isDisabled?: boolean }) => {
  const [value, setValue] = useState(first);
  return <Stepper label="Times the stake" value={value} onChange={setValue} max={999} isDisabled={isDisabled} />;
};

export const examples: Examples = {
  'at its least': () => <Times first={1} />,
  'at its most': () => <Times first={999} />,
  disabled: () => <Times first={5} isDisabled />,
};
