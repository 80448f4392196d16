import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { render, screen } from '@testing-library/react';

it('says what is missing and what to do next, without alarm', async () => {
  const { container } = render(
    <EmptyState title="No favourites yet" text="Tap a heart." action={<button type="button">See games</button>} />,
  );
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'See games' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await drawingComes(container);
});
