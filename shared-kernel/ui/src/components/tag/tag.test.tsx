import { Tag } from '@shared-kernel/ui/tag';
import { render, screen } from '@testing-library/react';

it('writes its state out, in a tone or in a hue', () => {
  render(
    <>
      <Tag tone="ok">Paid</Tag>
      <Tag hue="rng">VIP 3</Tag>
    </>,
  );
  expect(screen.getByText('Paid')).toHaveAttribute('data-tone', 'ok');
  expect(screen.getByText('VIP 3')).toHaveAttribute('data-cat', 'rng');
});
