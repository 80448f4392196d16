import { Card } from '@shared-kernel/ui/card';
import { render, screen } from '@testing-library/react';

it('is the element that it is asked to be, with its look as data', () => {
  render(
    <Card as="section" variant="balance" isPadded aria-label="Balance" className="mine">
      ₱1.00
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Balance' });
  expect(card).toHaveAttribute('data-look', 'balance');
  expect(card).toHaveAttribute('data-padded', 'true');
  expect(card).toHaveClass('card', 'mine');
});
