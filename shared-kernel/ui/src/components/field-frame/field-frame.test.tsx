import { FieldFrame } from '@shared-kernel/ui/field-frame';
import { render, screen } from '@testing-library/react';

it('names the input it is told of', () => {
  render(
    <FieldFrame label="Amount" isMarked inputId="amount" noteId="note">
      <input id="amount" />
    </FieldFrame>,
  );
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  expect(screen.getByText('Amount')).toHaveAttribute('data-marked');
});

it('names a group of choices, and says with it what is wrong', () => {
  render(
    <FieldFrame label="Pictures" hint="Up to 3" error="Too many." noteId="note">
      <button type="button">Add</button>
    </FieldFrame>,
  );
  const group = screen.getByRole('group', { name: 'Pictures' });
  expect(group).toHaveAccessibleDescription('Too many.');
  expect(screen.queryByText('Up to 3')).not.toBeInTheDocument();
});
