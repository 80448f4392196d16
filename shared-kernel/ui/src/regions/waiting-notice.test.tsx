import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import type { Language } from '@shared-kernel/contracts/system/values';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { Loaded } from '@shared-kernel/ui/loaded';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { publish } from 'shared-kernel/events';
import { resetClock } from 'shared-kernel/host/clock';
import { useApi } from 'shared-kernel/query';
import en from '../waiting-texts/texts.en.json';
import ty from '../waiting-texts/texts.ty.json';

jest.mock('shared-kernel/testing/pause', () => ({ pause: async () => undefined }));

const server = serveApi();
beforeEach(() => resetClock());

const Mails = ({ look }: { readonly look: 'page' | 'part' | 'line' }) => (
  <Loaded query={useApi(getUnreadCount, {})} fallback={<p>waiting</p>} variant={look}>
    {(count) => <p>{count} mails</p>}
  </Loaded>
);
const open = (language: Language = 'EN', look: 'page' | 'part' | 'line' = 'part') =>
  renderPage(<Mails look={look} />, { session: aSession(), language });

const refuseWith = (errorCode: string, status: number, retryAfter: string) =>
  server.use(
    http.get(`*${getUnreadCount.path}`, () =>
      HttpResponse.json(
        { success: false, errorCode, message: '' },
        { status, headers: { 'Retry-After': retryAfter, Date: new Date().toUTCString() } },
      ),
    ),
  );

const tell = (count: number) => act(async () => publish('calls.waiting', { count }));

test.each([
  ['EN', en],
  ['TY', ty],
] as const)('one notice stands while calls wait, in %s, and goes with the last of them', async (language, texts) => {
  server.use(answer(getUnreadCount, 4));
  await open(language);
  await tell(1);
  expect(await screen.findByText(texts.again)).toBeVisible();
  await tell(2);
  await tell(1);
  expect(screen.getAllByText(texts.again)).toHaveLength(1);
  await tell(0);
  await waitFor(() => expect(screen.queryByText(texts.again)).not.toBeInTheDocument());
});

test.each([
  ['platform.busy', 503, '45', /^Try again in 4\d s\.$/, en.busy],
  ['rate.limited', 429, '840', 'Try again in 14 min.', en.tooFast],
])('%s is said with the time to come back, which interrupts nobody', async (code, status, retryAfter, left, words) => {
  refuseWith(code, status, retryAfter);
  await open();
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(left);
  expect(screen.queryByText('The connection dropped. Your bets and balance are safe.')).not.toBeInTheDocument();
});

test('in a line of a card too, and Retry asks again', async () => {
  refuseWith('platform.busy', 503, '45');
  const { user } = await open('TY', 'line');
  expect(await screen.findByText(ty.busy, { exact: false })).toBeVisible();
  server.use(answer(getUnreadCount, 4));
  await user.click(screen.getByRole('button', { name: 'Subukan ulit' }));
  expect(await screen.findByText('4 mails')).toBeVisible();
});

test('a closed site is not called busy: what failed says so, with its code, and counts nothing down', async () => {
  refuseWith('platform.maintenance', 503, '30');
  await open();
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('This part did not load');
  expect(failed).toHaveTextContent('Code platform.maintenance');
  expect(failed).not.toHaveTextContent(en.busy);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
