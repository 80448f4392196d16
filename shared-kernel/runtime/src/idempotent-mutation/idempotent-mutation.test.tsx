import { object, optional, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { ConfirmSheet } from '@shared-kernel/ui/confirm-sheet';
import { MutationStatus } from '@shared-kernel/ui/mutation-status';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { publish } from 'shared-kernel/events';
import { resetClock } from 'shared-kernel/host/clock';
import { signOutLocally } from 'shared-kernel/host/session';
import { type IdempotentMutationOptions, useIdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { isBusy } from 'shared-kernel/unsaved-changes';

/** One send a press: what the client sends again by itself is told in ask-again.test.ts. */
jest.mock('../api/ask-again.ts', () => ({ askAgain: (send: () => Promise<unknown>) => send() }));

const server = serveApi();

const transfer = defineEndpoint({
  summary: 'Moves money, for this test',
  method: 'POST',
  path: '/wps/test/transfer',
  access: 'session',
  isIdempotent: true,
  errors: { 'wallet.insufficient': 409 },
  input: object({ amount: string(), pin: optional(string()) }),
  value: object({ number: string() }),
});

type Reply = () => Response | Promise<Response>;

const done: Reply = () => HttpResponse.json({ success: true, value: { number: 'TR-1' } });
const lost: Reply = () => HttpResponse.error();
const refused: Reply = () =>
  HttpResponse.json({ success: false, errorCode: 'wallet.insufficient', message: '' }, { status: 409 });

interface Try {
  readonly key: string | null;
  readonly body: unknown;
}

const serve = (...replies: readonly Reply[]): readonly Try[] => {
  const tries: Try[] = [];
  server.use(
    http.post(`*${transfer.path}`, async ({ request }) => {
      tries.push({ key: request.headers.get(HEADER.idempotencyKey), body: await request.json() });
      return (replies[tries.length - 1] ?? done)();
    }),
  );
  return tries;
};

const held = () => {
  let tell: (response: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  return { reply: () => reply, tell };
};

type Options = Partial<IdempotentMutationOptions<typeof transfer>>;

const Page = ({ secrets }: Options) => {
  const { phase, start, askAgain, close, isRestored, needsSecrets, value, error } = useIdempotentMutation(transfer, {
    name: 'transfer',
    ...(secrets && { secrets }),
  });
  const [pin, setPin] = useState('');
  const status = { phase, isRestored };
  return (
    <>
      <button type="button" onClick={() => start({ amount: '500.00', pin: '1234' })}>
        Five hundred
      </button>
      <button type="button" onClick={() => start({ amount: '600.00' })}>
        Six hundred
      </button>
      <MutationStatus
        {...status}
        refusal={error?.code}
        receipt={value?.number}
        onAskAgain={() => askAgain(needsSecrets ? { pin } : {})}
        onClose={close}
      >
        {needsSecrets && <input aria-label="PIN" value={pin} onChange={(event) => setPin(event.target.value)} />}
      </MutationStatus>
    </>
  );
};

const open = (options: Options = {}) => renderPage(<Page {...options} />, { session: aSession() });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const says = (text: string) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));

/** As after a reload: the page is gone, what the tab has kept is not. */
const reload = async (unmount: () => void, options: Options = {}) => {
  unmount();
  return open(options);
};

beforeEach(() => sessionStorage.clear());

test('is sent once, however often and whatever is pressed, and holds the page meanwhile', async () => {
  const { reply, tell } = held();
  const tries = serve(reply);
  await open();
  await press('Five hundred');
  await press('Five hundred');
  await press('Six hundred');
  await says('Waiting for an answer');
  expect(isBusy()).toBe(true);
  await act(async () => tell(await done()));
  await says('TR-1');
  expect(tries).toHaveLength(1);
  expect(isBusy()).toBe(false);
});

test('without an answer it stays open: nothing else is sent, and asking again is the same thing', async () => {
  const tries = serve(lost, done);
  await open();
  await press('Five hundred');
  await says('counts at most once');
  await press('Six hundred');
  expect(tries).toHaveLength(1);
  await press('Try again');
  await says('TR-1');
  expect(tries[1]).toEqual(tries[0]);
});

test('survives a reload with its key and its input, until it is known how it ended', async () => {
  const tries = serve(lost, done);
  const { unmount } = await open();
  await press('Five hundred');
  await says('counts at most once');
  const again = await reload(unmount);
  await says('before this page reloaded');
  await press('Try again');
  await says('TR-1');
  expect(tries[1]).toEqual(tries[0]);
  await reload(again.unmount);
  expect(screen.queryByText(/No answer yet/)).not.toBeInTheDocument();
  await press('Six hundred');
  await waitFor(() => expect(tries).toHaveLength(3));
  expect(tries[2]?.key).not.toBe(tries[0]?.key);
});

test('a page that is gone while it is on its way finds it again', async () => {
  const { reply } = held();
  serve(reply);
  const { unmount } = await open();
  await press('Five hundred');
  await says('Waiting for an answer');
  await reload(unmount);
  await says('No answer yet');
});

test('what is secret is never kept, and asked for once more after a reload', async () => {
  const tries = serve(lost, done);
  const { unmount } = await open({ secrets: ['pin'] });
  await press('Five hundred');
  await says('No answer yet');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234');
  await reload(unmount, { secrets: ['pin'] });
  await fillField(await screen.findByRole('textbox', { name: 'PIN' }), '1234');
  await press('Try again');
  await says('TR-1');
  expect(tries[1]).toEqual(tries[0]);
});

test('is not asked again when the platform may have forgotten its key', async () => {
  serve(lost);
  const { unmount } = await open();
  await press('Five hundred');
  await says('No answer yet');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
  resetClock();
  await reload(unmount);
  expect(screen.queryByText('No answer yet')).not.toBeInTheDocument();
  clock.mockRestore();
});

test('is nobody else’s: who signs out leaves nothing of it', async () => {
  serve(lost);
  await open();
  await press('Five hundred');
  await says('No answer yet');
  await act(async () => signOutLocally());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('500.00');
});

test('asks by itself when the line is back', async () => {
  const tries = serve(lost, done);
  await open();
  await press('Five hundred');
  await says('No answer yet');
  await act(async () => publish('network.online', {}));
  await says('TR-1');
  expect(tries[1]?.key).toBe(tries[0]?.key);
});

test('a refusal is known: it is said, put away, and the next one is new', async () => {
  const tries = serve(refused, done);
  await open();
  await press('Five hundred');
  await says('wallet.insufficient');
  await press('OK');
  await press('Five hundred');
  await says('TR-1');
  expect(tries[1]?.key).not.toBe(tries[0]?.key);
});

test('news takes the focus, so that the pressed button’s end loses nobody', async () => {
  serve(lost);
  await open();
  await press('Five hundred');
  await says('No answer yet');
  expect(screen.getAllByRole('status')[0]).toHaveFocus();
});

const Confirmed = () => {
  const { phase, start, askAgain, close } = useIdempotentMutation(transfer, { name: 'transfer' });
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        close();
      }}
      title="Transfer to maria?"
      consequence={{ amount: '500.00', from: 'Wallet', to: 'maria', fee: '0.00', net: '500.00' }}
      action="Transfer ₱500.00"
      phase={phase}
      onConfirm={() => start({ amount: '500.00' })}
      onAskAgain={() => askAgain()}
    />
  );
};

describe('the sheet before it', () => {
  const show = async () => {
    await renderPage(<Confirmed />, { session: aSession() });
    return screen.findByRole('dialog', { name: 'Transfer to maria?' });
  };

  test('repeats the sum, from where, to where, the fee and what arrives, and says on its button what it does', async () => {
    const sheet = await show();
    expect(sheet).toHaveTextContent(/₱500\.00.*Paid from.*Wallet.*Goes to.*maria.*Fee.*₱0\.00.*You receive.*₱500\.00/);
    expect(screen.getByRole('button', { name: 'Transfer ₱500.00' })).toBeEnabled();
  });

  test('stays while the answer is on its way: no way out, and one press', async () => {
    const { reply, tell } = held();
    const tries = serve(reply);
    const sheet = await show();
    await press('Transfer ₱500.00');
    await press('Transfer ₱500.00');
    await waitFor(() => expect(tries).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Transfer ₱500.00' })).toHaveAttribute('aria-busy', 'true'),
    );
    await press('Cancel');
    await press('Close');
    expect(sheet).toBeInTheDocument();
    await act(async () => tell(await done()));
    await waitFor(() => expect(sheet).toHaveTextContent('Done'));
    await press('OK');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(tries).toHaveLength(1);
  });

  test('offers the same thing again when no answer came', async () => {
    const tries = serve(lost, done);
    const sheet = await show();
    await press('Transfer ₱500.00');
    await waitFor(() => expect(sheet).toHaveTextContent('counts at most once'));
    expect(screen.queryByRole('button', { name: 'Transfer ₱500.00' })).not.toBeInTheDocument();
    await press('Try again');
    await waitFor(() => expect(sheet).toHaveTextContent('Done'));
    expect(tries[1]?.key).toBe(tries[0]?.key);
  });
});
