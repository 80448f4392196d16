import { Column } from '@shared-kernel/ui/column';
import { render, screen } from '@testing-library/react';

it('holds the parts of a page, each in a row of one column', () => {
  render(
    <Column>
      <p>first</p>
      <p>second</p>
    </Column>,
  );
  const column = screen.getByText('first').parentElement;
  expect(column).toHaveClass('column');
  expect(column).toBe(screen.getByText('second').parentElement);
});
