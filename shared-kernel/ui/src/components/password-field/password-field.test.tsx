import { PasswordField } from '@shared-kernel/ui/password-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('shows and hides what is typed, keeping it', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'lantern88');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('lantern88');
});
