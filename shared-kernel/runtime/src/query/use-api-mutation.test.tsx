import { getBalance } from '@shared-kernel/contracts/member/member';
import { array, object, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aLoginAnswer, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { subscribe } from 'shared-kernel/events';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { type MutationExtra, useApi, useApiMutation } from './query.ts';

/** One send a press: what the client sends again by itself is told in ask-again.test.ts. */
jest.mock('../api/ask-again.ts', () => ({ askAgain: (send: () => Promise<unknown>) => send() }));

const server = serveApi();

const withdraw = defineEndpoint({
  summary: 'A change for this test',
  method: 'POST',
  path: '/wps/test/withdraw',
  access: 'session',
  isIdempotent: true,
  input: object({ amount: string() }),
  value: object({}),
});
const getOrders = defineEndpoint({
  summary: 'What the change changes',
  method: 'GET',
  path: '/wps/test/orders',
  access: 'session',
  input: object({}),
  value: object({ list: array(string()) }),
});

type Extra = MutationExtra<typeof withdraw, typeof getOrders>;

/** Answers each try as the list says, the last for good, and notes the key of each. */
const tries = (...replies: readonly (() => Response | Promise<Response>)[]): string[] => {
  const keys: string[] = [];
  server.use(
    http.post(`*${withdraw.path}`, ({ request }) => {
      keys.push(request.headers.get(HEADER.idempotencyKey) ?? 'none');
      return (replies[keys.length - 1] ?? replies.at(-1) ?? HttpResponse.error)();
    }),
  );
  return keys;
};
const done = () => HttpResponse.json({ success: true, value: {} });
const lost = () => HttpResponse.error();
const refused = () =>
  HttpResponse.json({ success: false, errorCode: 'wallet.insufficient', message: '' }, { status: 409 });
/** An answer that comes when it is told to. */
const held = () => {
  let tell: (response: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  return { reply: () => reply, tell: (response: Response) => act(async () => tell(response)) };
};

const open = (extra: Extra = {}) => {
  const Form = () => {
    const { mutate, retry, isPending, isSuccess, error } = useApiMutation(withdraw, extra);
    return (
      <>
        <button type="button" onClick={() => mutate({ amount: '5.00' })}>
          Five
        </button>
        <button type="button" onClick={() => mutate({ amount: '6.00' })}>
          Six
        </button>
        <button type="button" onClick={retry}>
          Retry
        </button>
        <output aria-label="outcome">
          {isPending && 'pending'}
          {isSuccess && 'done'}
          {error?.code}
        </output>
      </>
    );
  };
  return renderPage(<Form />, { session: aSession() });
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const outcome = (text: string) => waitFor(() => expect(screen.getByLabelText('outcome')).toHaveTextContent(text));

describe('a submission', () => {
  test('is one, however often it is pressed', async () => {
    const { reply, tell } = held();
    const keys = tries(reply);
    await open();
    await press('Five');
    await press('Five');
    await press('Six');
    await waitFor(() => expect(keys).toHaveLength(1));
    await outcome('pending');
    await tell(done());
    await outcome('done');
    expect(keys).toHaveLength(1);
  });

  test('answers for its own input only', async () => {
    const { reply, tell } = held();
    const keys = tries(reply);
    const Page = () => {
      const { mutateAsync } = useApiMutation(withdraw);
      const [said, setSaid] = useState<readonly string[]>([]);
      const send = (amount: string) =>
        mutateAsync({ amount }).then(
          () => setSaid((before) => [...before, `${amount} done`]),
          (error: unknown) => setSaid((before) => [...before, `${amount} ${isApiError(error) ? error.code : 'lost'}`]),
        );
      return (
        <>
          <button type="button" onClick={() => void send('5.00')}>
            Five
          </button>
          <button type="button" onClick={() => void send('6.00')}>
            Six
          </button>
          <output aria-label="outcome">{said.join(', ')}</output>
        </>
      );
    };
    await renderPage(<Page />, { session: aSession() });
    await press('Five');
    await press('Six');
    await press('Five');
    await outcome('6.00 request.duplicate');
    await waitFor(() => expect(keys).toHaveLength(1));
    await tell(done());
    await outcome('6.00 request.duplicate, 5.00 done, 5.00 done');
    expect(keys).toHaveLength(1);
  });

  test.each([
    ['Retry', 'the connection broke', lost, 'network'],
    ['Five', 'the connection broke', lost, 'network'],
    ['Retry', 'a gateway failed', () => new HttpResponse('Bad gateway', { status: 502 }), 'unknown'],
    ['Retry', 'the answer made no sense', () => HttpResponse.json([]), 'invalid-answer'],
  ] as const)('keeps its key on %s after %s', async (again, _, reply, code) => {
    const keys = tries(reply, done);
    await open();
    await press('Five');
    await outcome(code);
    await press(again);
    await outcome('done');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    ['a success', done, 'done', 'Five'],
    ['a refusal', refused, 'wallet.insufficient', 'Five'],
    ['a lost answer, with another input', lost, 'network', 'Six'],
  ] as const)('is a new one after %s', async (_, reply, said, next) => {
    const keys = tries(reply, done);
    await open();
    await press('Five');
    await outcome(said);
    await press(next);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  test.each(['session.expired', 'rate.limited'])(
    'in doubt stays itself when its retry is stopped by %s',
    async (code) => {
      const stopped = () => HttpResponse.json({ success: false, errorCode: code, message: '' }, { status: 429 });
      const keys = tries(lost, stopped, done);
      await open();
      for (const said of ['network', code, 'done']) {
        await press('Five');
        await outcome(said);
      }
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('that was in doubt is over with the server’s word on it', async () => {
    const keys = tries(lost, refused, done);
    await open();
    for (const said of ['network', 'wallet.insufficient', 'done']) {
      await press('Five');
      await outcome(said);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('of one queue waits for the one before', async () => {
    const { reply, tell } = held();
    const keys = tries(reply, done);
    await open({ queue: 'orders' });
    await press('Five');
    await press('Six');
    await waitFor(() => expect(keys).toHaveLength(1));
    await tell(done());
    await waitFor(() => expect(keys).toHaveLength(2));
  });
});

describe('after a success', () => {
  test('the events are told, and the answers that it changed are asked again', async () => {
    tries(done);
    server.use(answer(getBalance, aBalance()));
    let list = ['1'];
    server.use(answerBy(getOrders, () => ({ list })));
    const told = jest.fn();
    const stop = subscribe('wallet.changed', told);
    const Orders = () => {
      const { mutate } = useApiMutation(withdraw, { publishes: ['wallet.changed'], invalidates: [getOrders] });
      return (
        <button type="button" onClick={() => mutate({ amount: '5.00' })}>
          {useApi(getOrders, {}).data?.list.join(' ') ?? 'Orders'}
        </button>
      );
    };
    await renderPage(<Orders />, { session: aSession() });
    await screen.findByRole('button', { name: '1' });
    list = ['1', '2'];
    await press('1');
    expect(await screen.findByRole('button', { name: '1 2' })).toBeVisible();
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  test('nothing is told after a failure', async () => {
    tries(refused);
    const told = jest.fn();
    const stop = subscribe('wallet.changed', told);
    await open({ publishes: ['wallet.changed'] });
    await press('Five');
    await outcome('wallet.insufficient');
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});

describe('an optimistic change', () => {
  const optimistic: Extra['optimistic'] = {
    of: getOrders,
    at: {},
    apply: ({ list }, { amount }) => ({ list: [...list, amount] }),
  };
  const withOrders = async (extra: Extra) => {
    server.use(answer(getOrders, { list: ['1.00'] }));
    const page = await open(extra);
    await act(() => page.client.fetchQuery({ queryKey: [getOrders.path, {}], queryFn: () => ({ list: ['1.00'] }) }));
    return () => page.client.getQueryData([getOrders.path, {}]);
  };

  test('is there before the answer, and stays', async () => {
    const { reply, tell } = held();
    tries(reply);
    const orders = await withOrders({ optimistic });
    await press('Five');
    await waitFor(() => expect(orders()).toEqual({ list: ['1.00', '5.00'] }));
    await outcome('pending');
    await tell(done());
    await outcome('done');
    expect(orders()).toEqual({ list: ['1.00', '5.00'] });
  });

  test('is put back if the server refuses', async () => {
    tries(refused);
    const orders = await withOrders({ optimistic });
    await press('Five');
    await outcome('wallet.insufficient');
    expect(orders()).toEqual({ list: ['1.00'] });
  });

  test('takes back only itself where it says how', async () => {
    const { reply, tell } = held();
    tries(reply, done);
    const undo: NonNullable<Extra['optimistic']>['undo'] = ({ list }, { amount }) => ({
      list: list.filter((each) => each !== amount),
    });
    const orders = await withOrders({ queue: 'orders', optimistic: { ...optimistic, undo } });
    await press('Five');
    await press('Six');
    await waitFor(() => expect(orders()).toEqual({ list: ['1.00', '5.00', '6.00'] }));
    await tell(refused());
    await outcome('done');
    expect(orders()).toEqual({ list: ['1.00', '6.00'] });
  });
});

test('what a member tried is not taken back from the next one’s answer', async () => {
  const { reply, tell } = held();
  tries(reply);
  server.use(answer(getOrders, { list: ['1.00'] }));
  const optimistic: Extra['optimistic'] = { of: getOrders, at: {}, apply: ({ list }) => ({ list: [...list, '5.00'] }) };
  const { client } = await open({ optimistic });
  const key = [getOrders.path, {}];
  await act(() => client.fetchQuery({ queryKey: key, queryFn: () => ({ list: ['1.00'] }) }));
  await press('Five');
  await waitFor(() => expect(client.getQueryData(key)).toEqual({ list: ['1.00', '5.00'] }));
  act(() => signOutLocally());
  act(() => signIn(aLoginAnswer({ token: 'another', userName: 'jose' })));
  act(() => client.setQueryData(key, { list: ['Jose’s'] }));
  await tell(refused());
  await outcome('wallet.insufficient');
  expect(client.getQueryData(key)).toEqual({ list: ['Jose’s'] });
});

test('an optimistic change makes nothing up where no answer is kept', async () => {
  tries(done);
  const { client } = await open({
    optimistic: { of: getOrders, at: {}, apply: () => ({ list: ['made up'] }) },
  });
  await press('Five');
  await outcome('done');
  expect(client.getQueryData([getOrders.path, {}])).toBeUndefined();
});
