import { Segments } from '@shared-kernel/ui/segments';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const WAYS = [
  { value: 'username', label: 'Username' },
  { value: 'sms', label: 'Mobile and code' },
  { value: 'mail', label: 'E-mail' },
] as const;

const Switch = () => {
  const [value, setValue] = useState<(typeof WAYS)[number]['value']>('username');
  return <Segments label="Way to sign in" segments={WAYS} value={value} onChange={setValue} />;
};

describe('Segments', () => {
  it('chooses by a press', async () => {
    render(<Switch />);
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile and code' }));
    expect(screen.getByRole('tab', { name: 'Mobile and code' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'false');
  });

  it('chooses by arrow keys, around both ends, with one stop for the tab key', async () => {
    render(<Switch />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
