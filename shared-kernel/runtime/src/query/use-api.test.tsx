import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { object, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aLoginAnswer, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { publish } from 'shared-kernel/events';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { callKey } from '../api/api.ts';
import { useApi } from './query.ts';

const server = serveApi();

const call = {
  summary: 'A call for this test',
  method: 'GET',
  input: object({}),
  value: object({ words: string() }),
} as const;
const greeting = defineEndpoint({ ...call, path: '/wps/test/greeting', access: 'public', isPersonal: true });
const weather = defineEndpoint({ ...call, path: '/wps/test/weather', access: 'public' });

/** Answers each call with the next of these words, and counts. */
const says = (endpoint: typeof greeting, ...words: readonly string[]) => {
  const seen = { calls: 0 };
  server.use(
    answerBy(endpoint, () => {
      seen.calls += 1;
      return { words: words[seen.calls - 1] ?? 'nothing more' };
    }),
  );
  return seen;
};

const Words = ({ of }: { readonly of: typeof greeting }) => {
  const answer = useApi(of, {});
  return <output aria-label="shown">{answer.data?.words ?? answer.status}</output>;
};
const Sky = () => <p>{useApi(weather, {}).data?.words}</p>;
const shown = () => screen.getByRole('status', { name: 'shown' });

test('an answer can be read through a selection, and is refreshed by the event that its operation names', async () => {
  let list = ['1'];
  server.use(answerBy(getFavouriteIds, () => ({ list })));
  const Count = () => {
    const count = useApi(getFavouriteIds, {}, { select: (ids) => ids.list.length, refreshedBy: 'favourites.changed' });
    return <output aria-label="shown">{count.data}</output>;
  };
  await renderPage(<Count />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('1'));
  list = ['1', '2'];
  act(() => publish('wallet.changed', {}));
  act(() => publish('favourites.changed', { nodeId: '2', isFavourite: true }));
  await waitFor(() => expect(shown()).toHaveTextContent('2'));
});

test('only what names an event is asked again after it', async () => {
  const seen = says(weather, 'sun');
  await renderPage(<Words of={weather} />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('sun'));
  act(() => publish('wallet.changed', {}));
  expect(seen.calls).toBe(1);
});

test('what the document has started, and nobody has taken before money moved, is asked again', async () => {
  const seen = says(weather, 'rain');
  const Later = () => {
    const [isThere, setThere] = useState(false);
    if (isThere) return <Words of={weather} />;
    return (
      <button type="button" onClick={() => setThere(true)}>
        Look
      </button>
    );
  };
  const { user } = await renderPage(<Later />, { session: aSession() });
  const before = Response.json({ success: true, value: { words: 'sun' } });
  globalThis.__startCalls = { [callKey(weather, {})]: Promise.resolve(before) };
  act(() => publish('wallet.changed', {}));
  await user.click(screen.getByRole('button', { name: 'Look' }));
  await waitFor(() => expect(shown()).toHaveTextContent('rain'));
  expect(seen.calls).toBe(1);
});

test('another attempt is another question', async () => {
  says(weather, 'sun', 'rain');
  const Attempt = () => {
    const [attempt, setAttempt] = useState(1);
    return (
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        {useApi(weather, {}, { attempt }).data?.words}
      </button>
    );
  };
  const { user } = await renderPage(<Attempt />);
  await user.click(await screen.findByRole('button', { name: 'sun' }));
  expect(await screen.findByRole('button', { name: 'rain' })).toBeVisible();
});

describe('a personal answer of a public call', () => {
  test('is asked anew for who signs in; what a guest saw stays meanwhile', async () => {
    says(greeting, 'hello', 'hello maria');
    await renderPage(<Words of={greeting} />);
    await waitFor(() => expect(shown()).toHaveTextContent('hello'));
    act(() => signIn(aLoginAnswer({})));
    expect(shown()).toHaveTextContent('hello');
    await waitFor(() => expect(shown()).toHaveTextContent('hello maria'));
  });

  test('is gone at once at sign-out, and asked anew for the guest', async () => {
    says(greeting, 'hello maria', 'hello');
    await renderPage(<Words of={greeting} />, { session: aSession() });
    await waitFor(() => expect(shown()).toHaveTextContent('hello maria'));
    act(() => signOutLocally());
    expect(shown()).not.toHaveTextContent('maria');
    await waitFor(() => expect(shown()).toHaveTextContent(/^hello$/));
  });

  test('of one member is never shown to the next', async () => {
    says(greeting, 'hello maria', 'hello jose');
    await renderPage(<Words of={greeting} />, { session: aSession() });
    await waitFor(() => expect(shown()).toHaveTextContent('hello maria'));
    act(() => signIn(aLoginAnswer({ token: 'another' })));
    expect(shown()).not.toHaveTextContent('maria');
    await waitFor(() => expect(shown()).toHaveTextContent('hello jose'));
  });

  test('other public answers are kept', async () => {
    const seen = says(weather, 'sun');
    await renderPage(<Words of={weather} />);
    await waitFor(() => expect(shown()).toHaveTextContent('sun'));
    act(() => signIn(aLoginAnswer({})));
    act(() => signOutLocally());
    expect(shown()).toHaveTextContent('sun');
    expect(seen.calls).toBe(1);
  });
});

test('when the line is back what failed is asked again, and what did not fail is left alone', async () => {
  const seen = says(weather, 'sun');
  server.use(refuse(greeting, 'unknown'));
  await renderPage(
    <>
      <Words of={greeting} />
      <Sky />
    </>,
  );
  await waitFor(() => expect(shown()).toHaveTextContent('error'));
  says(greeting, 'hello');
  act(() => publish('network.online', {}));
  await waitFor(() => expect(shown()).toHaveTextContent('hello'));
  expect(seen.calls).toBe(1);
});

test('when the line is back a member’s money is asked again, however fresh it looks', async () => {
  let sumBalance = '100.00';
  server.use(answerBy(getBalance, () => aBalance({ sumBalance })));
  const Balance = () => <output aria-label="shown">{useApi(getBalance, {}).data?.sumBalance}</output>;
  await renderPage(<Balance />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('100.00'));
  sumBalance = '250.00';
  act(() => publish('network.online', {}));
  await waitFor(() => expect(shown()).toHaveTextContent('250.00'));
});
