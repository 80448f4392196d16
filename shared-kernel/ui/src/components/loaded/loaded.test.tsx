import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { type RenderedPage, renderPage } from '@shared-kernel/testing/render-page';
import { Loaded } from '@shared-kernel/ui/loaded';
import { act, screen, waitFor } from '@testing-library/react';
import { useApi } from 'shared-kernel/query';

const server = serveApi();

const Mails = ({ look }: { readonly look?: 'page' | 'line' }) => (
  <Loaded
    query={useApi(getUnreadCount, {})}
    fallback={<p role="status">waiting</p>}
    errorFallback={{ title: 'The mails did not come' }}
    {...(look !== undefined && { variant: look })}
    isEmpty={(count) => count === 0}
    empty={<p>no mail</p>}
  >
    {(count) => <p>{count} mails</p>}
  </Loaded>
);
const open = (look?: 'page' | 'line') =>
  renderPage(<Mails {...(look !== undefined && { look })} />, { session: aSession() });
const refetch = ({ client }: RenderedPage) => act(() => client.refetchQueries());

it('waits in the place of what comes', async () => {
  server.use(hang(getUnreadCount));
  await open();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('shows the data, and what stands for none', async () => {
  server.use(answer(getUnreadCount, 4));
  const page = await open();
  expect(await screen.findByText('4 mails')).toBeVisible();
  server.use(answer(getUnreadCount, 0));
  await refetch(page);
  expect(await screen.findByText('no mail')).toBeVisible();
  expect(screen.queryByText('0 mails')).not.toBeInTheDocument();
});

it.each([undefined, 'page', 'line'] as const)('says what did not come, and tries again (look %s)', async (look) => {
  server.use(refuse(getUnreadCount, 'unknown'));
  const { user } = await open(look);
  expect(await screen.findByRole('alert')).toHaveTextContent('The mails did not come');
  // Its skeleton keeps the place, for nobody to hear.
  expect(screen.queryByRole('status', { name: 'waiting' })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/Code SRV-500 · \d\d:\d\d:\d\d/);
  server.use(answer(getUnreadCount, 4));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 mails')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says of what there is not that there is none, where a page has words for it, and offers no second try', async () => {
  const Mail = ({ missing }: { readonly missing?: string }) => (
    <Loaded query={useApi(getUnreadCount, {})} fallback={null} missing={missing}>
      {(count) => <p>{count} mails</p>}
    </Loaded>
  );
  server.use(refuse(getUnreadCount, 'not.found'));
  const { client } = await renderPage(<Mail missing="no such mail" />, { session: aSession() });
  expect(await screen.findByText('no such mail')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  server.use(refuse(getUnreadCount, 'unknown'));
  await act(() => client.refetchQueries());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says once for all parts of a page that they could not be brought up to date, and asks for all again', async () => {
  server.use(answer(getUnreadCount, 4), answer(getBalance, aBalance({ sumBalance: '10.00' })));
  const Parts = () => (
    <>
      <Mails />
      <Loaded<ValueOf<typeof getBalance>> query={useApi(getBalance, {})} fallback={null}>
        {({ sumBalance }) => <p>balance {sumBalance}</p>}
      </Loaded>
    </>
  );
  const page = await renderPage(<Parts />, { session: aSession() });
  await screen.findByText('4 mails');
  await screen.findByText('balance 10.00');
  server.use(refuse(getUnreadCount, 'unknown'), refuse(getBalance, 'unknown'));
  await refetch(page);
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Parts of this page could not be updated.'),
    ]),
  );
  server.use(answer(getUnreadCount, 5), answer(getBalance, aBalance({ sumBalance: '20.00' })));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 mails')).toBeVisible();
  expect(await screen.findByText('balance 20.00')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it.each([
  ['the line', unreachable(getUnreadCount), 'The connection dropped. Your bets and balance are safe.'],
  ['the server', refuse(getUnreadCount, 'unknown'), 'Something went wrong. Your bets and balance are safe.'],
])('a page says what failed: %s', async (_, answered, words) => {
  server.use(answered);
  await open('page');
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(words);
});

it('keeps what is there when a newer answer does not come, and says so until it does', async () => {
  server.use(answer(getUnreadCount, 4));
  const page = await open();
  await screen.findByText('4 mails');
  server.use(refuse(getUnreadCount, 'unknown'));
  await refetch(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be updated.');
  expect(screen.getByText('4 mails')).toBeVisible();
  server.use(answer(getUnreadCount, 5));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 mails')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
