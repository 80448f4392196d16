import { Tabs } from '@shared-kernel/ui/tabs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const TABS = [
  { value: 'all', label: 'All', content: 'Every game' },
  { value: 'hot', label: 'Hot', content: 'Hot games' },
] as const;

const Lists = ({ isManual = false }) => {
  const [value, setValue] = useState<'all' | 'hot'>('all');
  return <Tabs label="Lists" tabs={TABS} value={value} onChange={setValue} hue="rng" isManual={isManual} />;
};

it('shows the panel of the chosen tab, chosen by press or by arrow keys', async () => {
  render(<Lists />);
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Every game');
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(screen.getByRole('tabpanel', { name: 'Hot' })).toHaveTextContent('Hot games');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

it('waits for Enter where choosing may lead elsewhere', async () => {
  render(<Lists isManual />);
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
});
