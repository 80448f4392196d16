import { act, screen, waitFor } from '@testing-library/react';
import { getUnreadCount } from 'shared-kernel/contracts/member';
import { useApi } from 'shared-kernel/query';
import { Loaded } from 'shared-kernel/ui/loaded';
import { answer, hang, refuse } from '../../testing/api-answers.ts';
import { serveApi } from '../../testing/api-server.ts';
import { aSession } from '../../testing/member-builders.ts';
import { type RenderedPage, renderPage } from '../../testing/render-page.tsx';

const server = serveApi();

const Mails = ({ look }: { readonly look?: 'page' | 'line' }) => (
  <Loaded
    query={useApi(getUnreadCount, {})}
    wait={<p>waiting</p>}
    failed={{ title: 'The mails did not come' }}
    {...(look !== undefined && { look })}
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
  expect(screen.queryByText('waiting')).not.toBeInTheDocument();
  server.use(answer(getUnreadCount, 4));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 mails')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what is there when a newer answer does not come, and says so until it does', async () => {
  server.use(answer(getUnreadCount, 4));
  const page = await open();
  await screen.findByText('4 mails');
  server.use(refuse(getUnreadCount, 'unknown'));
  await refetch(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be brought up to date.');
  expect(screen.getByText('4 mails')).toBeVisible();
  server.use(answer(getUnreadCount, 5));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 mails')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
