import { render, screen } from '@testing-library/react';
import { ClosedState } from './closed-state.tsx';

it('is a page of its own: a first heading, what to do, and a line that tells what happens by itself', () => {
  render(
    <ClosedState
      kind="maintenance"
      title="We are changing the lights"
      text="Your balance is kept."
      actions={<button type="button">Try again</button>}
      status="Checking again in 20 s"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We are changing the lights');
  expect(screen.getByRole('status')).toHaveTextContent('Checking again in 20 s');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
