import { act, screen, waitFor } from '@testing-library/react';
import { getBalance, getPromotions } from 'shared-kernel/contracts/member';
import { publish } from 'shared-kernel/events';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { answer, answerBy } from '../testing/api-answers.ts';
import { serveApi } from '../testing/api-server.ts';
import { aBalance, aLoginAnswer, aSession, somePromotions } from '../testing/member-builders.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useBalance, usePromotions } from './member.ts';

const server = serveApi();

const Purse = () => {
  const balance = useBalance();
  return <output aria-label="shown">{balance.data?.sumBalance ?? balance.fetchStatus}</output>;
};

const purse = () => screen.getByRole('status', { name: 'shown' });

/** Answers each call with the next of these balances. */
const balances = (...amounts: readonly string[]): { readonly calls: number } => {
  const seen = { calls: 0 };
  server.use(
    answerBy(getBalance, () => {
      const sumBalance = amounts[seen.calls] ?? '0.00';
      seen.calls += 1;
      return aBalance({ sumBalance });
    }),
  );
  return seen;
};

test("a guest's balance is not asked for", async () => {
  await renderPage(<Purse />);
  expect(purse()).toHaveTextContent('idle');
});

test('a change of the wallet asks again', async () => {
  balances('100.00', '90.00');
  await renderPage(<Purse />, { session: aSession() });
  await waitFor(() => expect(purse()).toHaveTextContent('100.00'));
  act(() => publish('wallet.changed', {}));
  await waitFor(() => expect(purse()).toHaveTextContent('90.00'));
});

test('signing out forgets the balance at once and asks nobody; the next member sees only their own', async () => {
  const seen = balances('100.00', '7.00');
  await renderPage(<Purse />, { session: aSession() });
  await waitFor(() => expect(purse()).toHaveTextContent('100.00'));
  act(() => signOutLocally());
  expect(purse()).toHaveTextContent('idle');
  expect(seen.calls).toBe(1);
  act(() => signIn(aLoginAnswer({ token: 'another' })));
  expect(purse()).not.toHaveTextContent('100.00');
  await waitFor(() => expect(purse()).toHaveTextContent('7.00'));
});

test('a claim brings the count of unclaimed promotions up to date', async () => {
  let count = 2;
  server.use(answerBy(getPromotions, () => somePromotions({ totalUnclaimedPromosCount: count })));
  const Bubble = () => <output aria-label="shown">{usePromotions().data?.totalUnclaimedPromosCount}</output>;
  await renderPage(<Bubble />, { session: aSession() });
  await waitFor(() => expect(purse()).toHaveTextContent('2'));
  count = 1;
  act(() => publish('promotion.claimed', {}));
  await waitFor(() => expect(purse()).toHaveTextContent('1'));
});

test("a member's answers are asked for again on return to the tab, once they are stale", async () => {
  server.use(answer(getBalance, aBalance()));
  const { client } = await renderPage(<Purse />, { session: aSession() });
  const focusRule = client.getDefaultOptions().queries?.refetchOnWindowFocus;
  const [query] = client.getQueryCache().getAll();
  expect(typeof focusRule === 'function' && query ? focusRule(query) : undefined).toBe(true);
  await waitFor(() => expect(purse()).toHaveTextContent('12480.50'));
});
