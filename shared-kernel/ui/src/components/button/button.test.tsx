import { Button } from '@shared-kernel/ui/button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describe('Button', () => {
  it('ignores presses while it is busy, keeping its name and its focus', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Deposit</Button>);
    const button = screen.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    rerender(
      <Button onClick={press} isBusy>
        Deposit
      </Button>,
    );
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it.each([{ isBusy: true }, { disabled: true }])('does not send its form when %j', async (state) => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="Amount" />
        <Button type="submit" {...state}>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByLabelText('Amount'), '1{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows its look as data for the styles', () => {
    render(
      <Button variant="danger" size="s" isBlock>
        Remove
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('data-variant', 'danger');
    expect(button).toHaveAttribute('data-size', 's');
    expect(button).toHaveAttribute('data-block', 'true');
    expect(button).toHaveAttribute('type', 'button');
  });
});
