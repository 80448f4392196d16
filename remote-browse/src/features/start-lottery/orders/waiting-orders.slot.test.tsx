import { getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import { cancelSuborders, getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBet } from '@shared-kernel/testing/game-builders';
import {
  anOrder,
  anOrderDetail,
  aPlay,
  aPlayMenu,
  aSuborder,
  type LotteryOrder,
} from '@shared-kernel/testing/lottery-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { addDays, today } from 'shared-kernel/clock';
import { subscribe } from 'shared-kernel/events';
import { useApi } from 'shared-kernel/query';
import { Slot } from './waiting-orders.slot.tsx';

const TODAY = today();

const anOrderPage = (...list: LotteryOrder[]): ValueOf<typeof getOrders> => ({ list, pageNum: 1, totalPages: 1 });

const server = serveApi(answer(getOrders, anOrderPage()));

const onLoadingChange = jest.fn();
beforeEach(() => onLoadingChange.mockClear());

/** The page that the slot stands in. */
const Bets = () => {
  const { data } = useApi(getBetRecords, { startDate: TODAY, endDate: TODAY, language: 'EN', pageNo: 1, pageSize: 20 });
  return <p>{data?.list.length} bets</p>;
};

const open = (page?: ReactNode) =>
  renderPage(
    <>
      <Slot onLoadingChange={onLoadingChange} />
      {page}
    </>,
    { path: '/m/gameRecord', session: aSession() },
  );

const REGION = { name: 'Open lottery orders' };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const waiting = anOrder({
  orderNo: 'LT-7',
  stake: '20.00',
  lines: 2,
  placedAt: inMinutes(-1),
  cancelUntil: inMinutes(2),
  drawsAt: inMinutes(3),
});
const CARD = /Mini Swertres.*Draw 20251121-160/;

it('are those of the last days', async () => {
  const queries: unknown[] = [];
  server.use(
    answerBy(getOrders, (input) => {
      queries.push(input);
      return anOrderPage(waiting);
    }),
  );
  await open();
  const section = await screen.findByRole('region', REGION);
  expect(within(section).getByRole('button', { name: CARD })).toBeVisible();
  expect(section).toHaveTextContent('₱20.00');
  expect(within(section).getByRole('timer', { name: 'Closes in' })).toHaveTextContent(/^0[12]:/);
  expect(queries).toEqual([
    { startDate: addDays(TODAY, -7), endDate: TODAY, status: 'placed', pageNo: '1', pageSize: '100', language: 'EN' },
  ]);
});

it('leave the page waiting until they are there', async () => {
  server.use(hang(getOrders));
  await open();
  await waitFor(() => expect(onLoadingChange.mock.calls).toEqual([[true]]));
});

it('stand nowhere when there is none', async () => {
  await open();
  await waitFor(() => expect(onLoadingChange.mock.calls).toEqual([[true], [false]]));
  expect(screen.queryByRole('region', REGION)).not.toBeInTheDocument();
});

it('are taken back after a question; the balance and both lists are asked for again', async () => {
  const cancelled: unknown[] = [];
  const [told, askedForBets] = [jest.fn(), jest.fn()];
  const stop = subscribe('wallet.changed', told);
  server.use(
    answer(getOrders, anOrderPage(waiting)),
    answerBy(getBetRecords, () => {
      askedForBets();
      return { list: [aBet()], pageNum: 1, totalPages: 1 };
    }),
    answerBy(cancelSuborders, (input) => {
      cancelled.push(input);
      return { ...anOrderDetail({ status: 'cancelled' }), refund: '20.00' };
    }),
  );
  const { user } = await open(<Bets />);
  expect(await screen.findByText('1 bets')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
  expect(question).toHaveTextContent('₱20.00 goes back');
  server.use(answer(getOrders, anOrderPage()));
  await user.click(within(question).getByRole('button', { name: 'Cancel it' }));
  await waitFor(() => expect(screen.queryByRole('region', REGION)).not.toBeInTheDocument());
  expect(cancelled).toEqual([{ orderNo: 'LT-7', language: 'EN' }]);
  expect(told).toHaveBeenCalled();
  await waitFor(() => expect(askedForBets).toHaveBeenCalledTimes(2));
  stop();
});

it('stand when it was too late, and say so', async () => {
  server.use(answer(getOrders, anOrderPage(waiting)), refuse(cancelSuborders, 'draw.closed'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('The draw has closed: the order stands.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('button', { name: CARD })).toBeVisible();
});

it('offer no way back from the cut-off on', async () => {
  server.use(answer(getOrders, anOrderPage({ ...waiting, cancelUntil: inMinutes(-1) })));
  await open();
  expect(await screen.findByText('The draw has closed: the order stands.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

it('open line by line, in the words of their lottery; one line of several is taken back alone', async () => {
  const cancelled: unknown[] = [];
  const side = aPlay({ playCode: 'odd-even', form: 'choice', options: [{ code: 'ODD', name: 'Odd', odds: '1.90' }] });
  const suborders = [
    aSuborder({ subOrderNo: 'LT-7-1' }),
    aSuborder({ subOrderNo: 'LT-7-2', playCode: 'odd-even', marks: [['ODD']] }),
  ];
  const menu = aPlayMenu({ tabs: [{ tabCode: 'all', tabName: 'All', playType: 'trad', plays: [aPlay(), side] }] });
  server.use(
    answer(getOrders, anOrderPage({ ...waiting, prizeMode: 'SEA' })),
    answer(getOrder, { ...anOrderDetail({ ...waiting, suborders }) }),
    answerBy(getPlayMenu, ({ prizeMode }) => {
      if (prizeMode !== 'SEA') throw new Response(null, { status: 404 });
      return menu;
    }),
    answerBy(cancelSuborders, (input) => {
      cancelled.push(input);
      return { ...anOrderDetail(), refund: '10.00' };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: CARD }));
  const sheet = await screen.findByRole('dialog', { name: 'Order detail' });
  expect(await within(sheet).findByText('4 – 0 – 7')).toBeVisible();
  expect(await within(sheet).findByText('Odd')).toBeVisible();
  await user.click(within(sheet).getAllByRole('button', { name: 'Cancel line' })[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
  await waitFor(() => expect(cancelled).toEqual([{ orderNo: 'LT-7', subOrderNos: ['LT-7-2'], language: 'EN' }]));
});

it('say so when they do not come; the page does not wait, and Retry brings them', async () => {
  server.use(refuse(getOrders, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText('Your orders did not load')).toBeVisible();
  expect(onLoadingChange).toHaveBeenLastCalledWith(false);
  server.use(answer(getOrders, anOrderPage(waiting)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: CARD })).toBeVisible();
});
