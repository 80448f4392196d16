import { getBalance, getPromotions } from '@shared-kernel/contracts/member/member';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aLoginAnswer, aSession, somePromotions } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { publish } from 'shared-kernel/events';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { useBalance, usePromotions } from './member.ts';

const server = serveApi();

const Balance = () => {
  const balance = useBalance();
  return <output aria-label="shown">{balance.data?.sumBalance ?? balance.fetchStatus}</output>;
};

const shown = () => screen.getByRole('status', { name: 'shown' });

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
  await renderPage(<Balance />);
  expect(shown()).toHaveTextContent('idle');
});

test('a change of the wallet asks again', async () => {
  balances('100.00', '90.00');
  await renderPage(<Balance />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('100.00'));
  act(() => publish('wallet.changed', {}));
  await waitFor(() => expect(shown()).toHaveTextContent('90.00'));
});

test('signing out forgets the balance at once and asks nobody; the next member sees only their own', async () => {
  const seen = balances('100.00', '7.00');
  await renderPage(<Balance />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('100.00'));
  act(() => signOutLocally());
  expect(shown()).toHaveTextContent('idle');
  expect(seen.calls).toBe(1);
  act(() => signIn(aLoginAnswer({ token: 'another' })));
  expect(shown()).not.toHaveTextContent('100.00');
  await waitFor(() => expect(shown()).toHaveTextContent('7.00'));
});

test('a claim brings the count of unclaimed promotions up to date', async () => {
  let count = 2;
  server.use(answerBy(getPromotions, () => somePromotions({ totalUnclaimedPromosCount: count })));
  const Bubble = () => <output aria-label="shown">{usePromotions().data?.totalUnclaimedPromosCount}</output>;
  await renderPage(<Bubble />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('2'));
  count = 1;
  act(() => publish('promotion.claimed', {}));
  await waitFor(() => expect(shown()).toHaveTextContent('1'));
});

test("a member's answers are asked for again on return to the tab, once they are stale", async () => {
  server.use(answer(getBalance, aBalance()));
  const { client } = await renderPage(<Balance />, { session: aSession() });
  const focusRule = client.getDefaultOptions().queries?.refetchOnWindowFocus;
  const [query] = client.getQueryCache().getAll();
  expect(typeof focusRule === 'function' && query ? focusRule(query) : undefined).toBe(true);
  await waitFor(() => expect(shown()).toHaveTextContent('12480.50'));
});
