import { array, int, object, optional, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint, type InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { signOutLocally } from 'shared-kernel/host/session';
import { useInfiniteApi } from './use-infinite-api.ts';

const server = serveApi();

const getTransfers = defineEndpoint({
  summary: 'A paged call for this test',
  method: 'GET',
  path: '/wps/test/transfers',
  access: 'session',
  input: object({ status: string(), pageNo: int(), asOf: optional(string()) }),
  value: object({ list: array(string()), sum: string(), pageNum: int(), totalPages: int(), asOf: optional(string()) }),
});

type Asked = InputOf<typeof getTransfers>;

/** Two pages; by the time of the second, a row has come in at the head and pushed the first page's last row down. */
const PAGES: Readonly<Record<string, readonly string[]>> = { 1: ['c', 'b'], 2: ['b', 'a'] };

const serve = (asOf?: string): Asked[] => {
  const asked: Asked[] = [];
  server.use(
    answerBy(getTransfers, (input) => {
      asked.push(input);
      const pageNum = Number(input.pageNo);
      const moment = asOf === undefined ? {} : { asOf };
      return { list: [...(PAGES[pageNum] ?? [])], sum: `${pageNum}.00`, pageNum, totalPages: 2, ...moment };
    }),
  );
  return asked;
};

const EXTRA = { rows: (page: { readonly list: readonly string[] }) => page.list, rowId: (row: string) => row };

const Transfers = () => {
  const transfers = useInfiniteApi(getTransfers, { status: 'done' }, EXTRA);
  return (
    <>
      <output aria-label="shown">{transfers.data?.rows.join(' ') ?? transfers.fetchStatus}</output>
      <p>Sum {transfers.data?.first.sum}</p>
      {transfers.hasNextPage && (
        <button type="button" onClick={() => void transfers.fetchNextPage()}>
          More
        </button>
      )}
    </>
  );
};
const rows = () => screen.getByRole('status', { name: 'shown' });

test('pages follow each other to the last, and a row that moved between them is shown once', async () => {
  const asked = serve();
  const { user } = await renderPage(<Transfers />, { session: aSession() });
  await waitFor(() => expect(rows()).toHaveTextContent(/^c b$/));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(rows()).toHaveTextContent(/^c b a$/));
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(screen.getByText('Sum 1.00')).toBeVisible();
  expect(asked).toEqual([
    { status: 'done', pageNo: '1' },
    { status: 'done', pageNo: '2' },
  ]);
});

test('later pages keep to the moment of the first one', async () => {
  const asked = serve('2026-11-21T06:00:00Z');
  const { user } = await renderPage(<Transfers />, { session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ asOf }) => asOf)).toEqual([undefined, '2026-11-21T06:00:00Z']);
});

test('a guest asks for none, and sign-out forgets them at once', async () => {
  const asked = serve();
  await renderPage(<Transfers />, { session: aSession() });
  await waitFor(() => expect(rows()).toHaveTextContent('c b'));
  act(() => signOutLocally());
  expect(rows()).toHaveTextContent('idle');
  expect(asked).toHaveLength(1);
});

test('a call may name its page otherwise, and an answer may leave its number out', async () => {
  const getLatest = defineEndpoint({
    summary: 'A paged call in another form',
    method: 'GET',
    path: '/wps/test/latest',
    access: 'session',
    input: object({ page: int() }),
    value: object({ list: array(string()), totalPages: int() }),
  });
  const asked: unknown[] = [];
  server.use(
    answerBy(getLatest, ({ page }) => {
      asked.push(Number(page));
      return { list: [`row ${page}`], totalPages: 2 };
    }),
  );
  const Latest = () => {
    const latest = useInfiniteApi(getLatest, {}, { ...EXTRA, pageField: 'page' });
    return (
      <button type="button" disabled={!latest.hasNextPage} onClick={() => void latest.fetchNextPage()}>
        {latest.data?.rows.join(' ')}
      </button>
    );
  };
  const { user } = await renderPage(<Latest />, { session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'row 1' }));
  expect(await screen.findByRole('button', { name: 'row 1 row 2' })).toBeDisabled();
  expect(asked).toEqual([1, 2]);
});
