import { FailedState } from '@shared-kernel/ui/failed-state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('announces the failure, its code, and tries again once at a time', async () => {
  const retry = jest.fn();
  const state = { title: 'The records did not load', text: 'Your balance is safe.' };
  const { rerender } = render(<FailedState {...state} onRetry={retry} code="Code NET-504" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/did not load.*balance is safe.*NET-504/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<FailedState {...state} onRetry={retry} isRetrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
