import { Note } from '@shared-kernel/ui/note';
import { render, screen } from '@testing-library/react';

it('announces what is bad at once and leaves the rest to be read', () => {
  render(
    <>
      <Note tone="bad">They do not match.</Note>
      <Note>Deposits stay open.</Note>
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('They do not match.');
});
