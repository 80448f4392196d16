import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { render, screen } from '@testing-library/react';

it('lets the bottom menu make room while something is under way', () => {
  const { container } = render(
    <BarAtFoot isAboveMenu hidesMenu>
      Pay
    </BarAtFoot>,
  );
  expect(container.querySelector('[data-hides-menu]')).toBeInTheDocument();
});

it('stands on the bottom menu where there is one, and keeps room for its summary', () => {
  const { container } = render(
    <BarAtFoot isAboveMenu summary="You get ₱1,000.00">
      <button type="button">Deposit</button>
    </BarAtFoot>,
  );
  expect(container.querySelector('[data-summed] [data-above-menu]')).toContainElement(screen.getByRole('button'));
});
