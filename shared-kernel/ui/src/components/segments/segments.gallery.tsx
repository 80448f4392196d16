import { useState } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { Segments } from './segments.tsx';

const TWO = [
  { value: 'username', label: 'Username' },
  { value: 'phone', label: 'Phone' },
] as const;

const FOUR = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
  { value: 'void', label: 'Void' },
] as const;

const Two = () => {
  const [value, setValue] = useState<'username' | 'phone'>('username');
  return <Segments label="Log in with" segments={TWO} value={value} onChange={setValue} />;
};

const Four = () => {
  const [value, setValue] = useState<(typeof FOUR)[number]['value']>('open');
  return <Segments label="State" segments={FOUR} value={value} onChange={setValue} />;
};

export const examples: Examples = { two: Two, four: Four };
