import { useState } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { Tabs } from './tabs.tsx';

const TABS = ['Deposits', 'Withdrawals', 'Transfers', 'Rebates', 'Bonuses'].map((label) => ({
  value: label,
  label,
  content: <p>{label} of these days.</p>,
}));

const Records = () => {
  const [value, setValue] = useState('Deposits');
  return <Tabs label="Records" tabs={TABS} value={value} onChange={setValue} />;
};

export const examples: Examples = { 'more than fit': Records };
