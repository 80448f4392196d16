import { Popover } from '@shared-kernel/ui/popover';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const Menu = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover label="Menu" isOpen={isOpen} onOpenChange={setIsOpen} trigger={<button type="button">Open</button>}>
      <button type="button">Deposit</button>
    </Popover>
  );
};

it('opens under its button, says so on it, and closes by Esc with the focus back', async () => {
  render(<Menu />);
  const trigger = screen.getByRole('button', { name: 'Open' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toContainElement(
    screen.getByRole('button', { name: 'Deposit' }),
  );
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(trigger).toHaveFocus();
});
