import { Skeleton } from '@shared-kernel/ui/skeleton';
import { render } from '@testing-library/react';

it('grows with the text, where it is a line of it', () => {
  const { container } = render(<Skeleton width={104} height={16} radius="line" />);
  const { style } = container.firstElementChild as HTMLElement;
  expect([style.width, style.height]).toEqual(['6.5rem', '1rem']);
});

it('takes the size of what comes, in silence', () => {
  const { container } = render(<Skeleton width={56} ratio="3 / 4" radius="3" />);
  expect(container.firstElementChild).toHaveStyle({ width: '56px', aspectRatio: '3 / 4' });
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveAttribute('data-radius', '3');
});
