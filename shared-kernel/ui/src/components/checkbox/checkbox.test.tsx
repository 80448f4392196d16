import { Checkbox } from '@shared-kernel/ui/checkbox';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('is ticked by a press on its words and by the space bar', async () => {
  render(<Checkbox label="Remember me" defaultChecked />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText('Remember me'));
  expect(box).not.toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
});
