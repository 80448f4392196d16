import { Switch } from '@shared-kernel/ui/switch';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('is switched by its words and by the space bar, and says what it does', async () => {
  render(<Switch label="Sounds" detail="In games" />);
  const box = screen.getByRole('switch', { name: 'Sounds' });
  expect(box).toHaveAccessibleDescription('In games');
  await userEvent.click(screen.getByText('Sounds'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});
