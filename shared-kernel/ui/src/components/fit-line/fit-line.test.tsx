import { NumberFit } from '@shared-kernel/ui/fit-line';
import { render } from '@testing-library/react';

it('NumberFit shortens counts from ten thousand, and reads as the whole', () => {
  const { container, rerender } = render(<NumberFit value={9999} />);
  expect(container.firstElementChild).not.toHaveAttribute('data-short');
  rerender(<NumberFit value={123_456} />);
  expect(container.firstElementChild).toHaveAttribute('data-short', '123.5K');
  expect(container).toHaveTextContent(/^123,456$/);
});
