import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { render } from '@testing-library/react';

const shown = (balance: { sumBalance: string; bonus?: string }, isHidden = false) => {
  const { container } = render(<BalanceAmount balance={balance} isHidden={isHidden} />);
  return container.textContent;
};

test('what is the member’s own stands apart from the bonus', () => {
  expect(shown({ sumBalance: '1473.00', bonus: '500.00' })).toBe('₱973.00 + ₱500.00 bonus');
});

test('how much of it is played stands beside it, and without a bonus not', () => {
  const shownWith = (bonus: string, isHidden = false) => {
    const balance = { sumBalance: '1473.00', bonus };
    return render(<BalanceAmount balance={balance} note="32% played" isHidden={isHidden} />).container.textContent;
  };
  expect(shownWith('500.00')).toBe('₱973.00 + ₱500.00 bonus · 32% played');
  expect(shownWith('500.00', true)).not.toMatch(/\d/);
  expect(shownWith('0.00')).toBe('₱1,473.00');
});

test('without a bonus it is the balance alone', () => {
  expect(shown({ sumBalance: '1473.00', bonus: '0.00' })).toBe('₱1,473.00');
  expect(shown({ sumBalance: '1473.00' })).toBe('₱1,473.00');
});

test('of less than the last known bonus nothing is the member’s', () => {
  expect(shown({ sumBalance: '300.00', bonus: '500.00' })).toBe('₱0.00 + ₱300.00 bonus');
});

test('hidden, the bonus is too', () => {
  expect(shown({ sumBalance: '1473.00', bonus: '500.00' }, true)).not.toMatch(/\d/);
});

test('a trial’s balance says that it is play money', async () => {
  const { container } = await renderPage(<BalanceAmount balance={{ sumBalance: '10000.00' }} />, {
    session: aSession({ type: '4' }),
  });
  expect(container).toHaveTextContent('₱10,000.00 Play money');
});
