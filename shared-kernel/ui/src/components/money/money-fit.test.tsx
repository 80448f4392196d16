import { MoneyFit } from '@shared-kernel/ui/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '../toast/toast.store.ts';

const lineOf = (container: HTMLElement) => container.firstElementChild as HTMLElement;

describe('MoneyFit', () => {
  it('reads as the whole amount and keeps a short one for where there is no room', () => {
    const { container } = render(<MoneyFit amount="98765432.10" />);
    expect(container).toHaveTextContent(/^₱98,765,432\.10$/);
    expect(lineOf(container)).toHaveAttribute('data-short', '₱98.77M');
  });

  it('has its sign in the short one too', () => {
    const { container, rerender } = render(<MoneyFit amount="1234567.00" tone="in" />);
    expect(lineOf(container)).toHaveAttribute('data-short', '+₱1.23M');
    rerender(<MoneyFit amount="-1234567.00" tone="out" />);
    expect(lineOf(container)).toHaveAttribute('data-short', '−₱1.23M');
  });

  it('knows how wide it is: more figures need more room', () => {
    const emsOf = (amount: string) => {
      const { container } = render(<MoneyFit amount={amount} />);
      return Number(lineOf(container).style.getPropertyValue('--ems'));
    };
    expect(emsOf('0.05')).toBeGreaterThan(2);
    expect(emsOf('9999999999.99')).toBeGreaterThan(emsOf('1234567.89') + 1.8);
  });

  it('says the whole amount at a press, where it may be short', async () => {
    const user = userEvent.setup();
    render(<MoneyFit amount="98765432.10" isTappable />);
    await user.click(screen.getByRole('button', { name: '₱98,765,432.10' }));
    expect(toastStore.getState().toasts.at(-1)?.text).toBe('₱98,765,432.10');
  });

  it('is no button where it never is short, and none inside of one', () => {
    const { rerender } = render(<MoneyFit amount="9999.99" isTappable />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<MoneyFit amount="98765432.10" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps a hidden amount out of the page', () => {
    const { container } = render(<MoneyFit amount="98765432.10" isHidden isTappable />);
    expect(container.innerHTML).not.toMatch(/98/);
  });
});
