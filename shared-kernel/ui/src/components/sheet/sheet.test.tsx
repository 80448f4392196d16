import { Sheet } from '@shared-kernel/ui/sheet';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describe('Sheet', () => {
  it('shows nothing until it is opened', () => {
    render(<Sheet isOpen={false} onClose={() => {}} title="Filter slots" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the focus itself when it opens by itself', async () => {
    render(<Sheet isOpen onClose={() => {}} title="Filter slots" />);
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
  });

  it('holds its choices and its actions, and asks to be closed', async () => {
    const close = jest.fn();
    render(
      <Sheet isOpen onClose={close} title="Filter slots" actions={<button type="button">Show</button>}>
        Provider
      </Sheet>,
    );
    const sheet = await screen.findByRole('dialog', { name: 'Filter slots' });
    expect(sheet).toHaveTextContent('Provider');
    expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });
});
