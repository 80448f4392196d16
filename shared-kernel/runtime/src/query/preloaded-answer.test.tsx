import { object, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { callKey } from 'shared-kernel/api';
import { dropPreloadedCalls, readPreloadedCalls } from 'shared-kernel/host/api';
import { signOutLocally } from 'shared-kernel/host/session';
import { useApi } from './query.ts';

const server = serveApi();

const call = {
  summary: 'A call for this test',
  method: 'GET',
  input: object({}),
  value: object({ words: string() }),
} as const;
const weather = defineEndpoint({ ...call, path: '/wps/test/weather', access: 'public' });
const mail = defineEndpoint({ ...call, path: '/wps/test/mail', access: 'session' });

const LONG_ENOUGH_MS = 5000;

/** What the document has asked, and how that was answered. */
const started = (endpoint: typeof weather, response: Promise<Response>): void => {
  globalThis.__startCalls = { [callKey(endpoint, {})]: response };
};
const answered = (body: object): Promise<Response> => Promise.resolve(HttpResponse.json(body));
const words = (said: string) => answered({ success: true, value: { words: said } });

const shown = () => screen.getByRole('status', { name: 'shown' });

/** Every rendering of it, one after the other. */
const seen: string[] = [];
const Words = ({ of, staleTime }: { readonly of: typeof weather; readonly staleTime?: number }) => {
  const { data, status } = useApi(of, {}, { ...(staleTime !== undefined && { staleTime }) });
  const told = data?.words ?? status;
  seen.push(told);
  return <output aria-label="shown">{told}</output>;
};

let asked = 0;
beforeEach(() => {
  seen.length = 0;
  asked = 0;
  // The document's calls are as old as the page.
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  for (const endpoint of [weather, mail])
    server.use(
      answerBy(endpoint, () => {
        asked += 1;
        return { words: 'asked' };
      }),
    );
});
afterEach(() => dropPreloadedCalls());

test('what was answered before the first render is in it, and not asked again', async () => {
  started(weather, words('sun'));
  await readPreloadedCalls(LONG_ENOUGH_MS);
  await renderPage(<Words of={weather} />);
  await waitFor(() => expect(shown()).toHaveTextContent('sun'));
  expect([new Set(seen), asked]).toEqual([new Set(['sun']), 0]);
});

test('what is not here by then comes as it always did', async () => {
  started(weather, words('sun'));
  await renderPage(<Words of={weather} />);
  expect(seen[0]).toBe('pending');
  await waitFor(() => expect(shown()).toHaveTextContent('sun'));
  expect(asked).toBe(0);
});

test('a call that is never answered holds nothing up for longer than it may', async () => {
  started(weather, new Promise(() => undefined));
  await expect(readPreloadedCalls(1)).resolves.toBeUndefined();
});

test.each([
  ['a refusal', { success: false, errorCode: 'unknown', message: 'no' }],
  ['what breaks its contract', { success: true, value: {} }],
])('%s is told by the call itself', async (_name, body) => {
  started(weather, answered(body));
  await readPreloadedCalls(LONG_ENOUGH_MS);
  await renderPage(<Words of={weather} />);
  expect(seen[0]).toBe('pending');
  await waitFor(() => expect(shown()).toHaveTextContent('error'));
});

test('who wants an answer of its own at every showing takes what was started, and asks for no second', async () => {
  started(weather, words('sun'));
  await readPreloadedCalls(LONG_ENOUGH_MS);
  await renderPage(<Words of={weather} staleTime={0} />);
  await waitFor(() => expect(shown()).toHaveTextContent('sun'));
  expect(asked).toBe(0);
});

const Mail = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Words of={mail} /> : <button type="button" onClick={() => setOpen(true)} />;
};

test('a member’s answer goes with the session', async () => {
  const { user } = await renderPage(<Mail />, { session: aSession() });
  started(mail, words('for you'));
  await readPreloadedCalls(LONG_ENOUGH_MS);
  await user.click(screen.getByRole('button'));
  expect(shown()).toHaveTextContent('for you');
  act(() => signOutLocally());
  await waitFor(() => expect(shown()).not.toHaveTextContent('for you'));
});
