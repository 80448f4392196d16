import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import { getBetRecords } from 'shared-kernel/contracts/bets';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { getVendors } from 'shared-kernel/contracts/games';
import { getPlayMenu } from 'shared-kernel/contracts/lotteries';
import { cancelSuborders, getOrder, getOrders } from 'shared-kernel/contracts/lottery-orders';
import { subscribe } from 'shared-kernel/events';
import { answer, answerBy, hang, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { watchBottom } from 'shared-kernel/testing/bottom-of-page';
import { aBet, aVendor, type Bet } from 'shared-kernel/testing/game-builders';
import {
  anOrder,
  anOrderDetail,
  aPlay,
  aPlayMenu,
  aSuborder,
  type LotteryOrder,
} from 'shared-kernel/testing/lottery-builders';
import { aSession } from 'shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from 'shared-kernel/testing/render-page';
import { expectStartedCalls } from 'shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
import { Page } from './betting-record.page.tsx';
import en from './texts.en.json';

const TODAY = today();

const aRecordPage = (list: Bet[], own: Partial<ValueOf<typeof getBetRecords>> = {}): ValueOf<typeof getBetRecords> => ({
  list,
  pageNum: 1,
  totalPages: 1,
  footer: { count: list.length, stake: '8420.00', validBet: '8305.00', payout: '9684.40', profit: '1264.40' },
  ...own,
});

const bets = (page: number, count = 2): Bet[] =>
  Array.from({ length: count }, (_, index) =>
    aBet({ betNo: `B-${page}${index}`, gameName: `Game ${page}${index}`, placedAt: new Date().toISOString() }),
  );

const anOrderPage = (...list: LotteryOrder[]): ValueOf<typeof getOrders> => ({ list, pageNum: 1, totalPages: 1 });

const server = serveApi(
  answer(getOrders, anOrderPage()),
  answer(getBetRecords, aRecordPage(bets(1))),
  answer(getVendors, { list: [aVendor({ vassalage: 'JL', name: 'Jade Lantern' })] }),
);

/** The list's foot is always in reach: the next page is asked for as soon as there is one. */
watchBottom({ isNear: true });

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: '/m/gameRecord', session: aSession(), ...options });

/** The queries that the server got. */
const asking = (
  make: (query: Record<string, unknown>) => ValueOf<typeof getBetRecords> = () => aRecordPage(bets(1)),
) => {
  const queries: Record<string, unknown>[] = [];
  server.use(
    answerBy(getBetRecords, (input) => {
      queries.push(input);
      return make(input);
    }),
  );
  return queries;
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'betting-record');
  await expectStartedCalls(server, route, open);
});

describe('what is asked for', () => {
  it('is what the document has started already', async () => {
    const queries = asking();
    await open();
    expect(await screen.findByText('Game 10')).toBeVisible();
    const started = manifest.routes.find(({ page }) => page === 'betting-record')?.starts?.[0];
    const filled = JSON.stringify(started?.query).replaceAll('$today', TODAY).replace('$language', 'EN');
    expect(started?.path).toBe(getBetRecords.path);
    expect(queries).toEqual([JSON.parse(filled)]);
  });

  it("starts with the merchant's today", async () => {
    const queries = asking();
    await open();
    expect(await screen.findByText('Game 10')).toBeVisible();
    expect(queries).toEqual([{ startDate: TODAY, endDate: TODAY, language: 'EN', pageNo: '1', pageSize: '20' }]);
  });

  it('takes its filters from the address', async () => {
    const queries = asking();
    await open({ path: '/m/gameRecord?range=7d&status=void&gameType=RNG&vassalage=JL' });
    expect(await screen.findByText('Game 10')).toBeVisible();
    expect(queries[0]).toMatchObject({
      startDate: addDays(TODAY, -6),
      endDate: TODAY,
      status: 'void',
      gameType: 'RNG',
      vassalage: 'JL',
    });
    expect(screen.getByRole('button', { name: '7 days', pressed: true })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove Jade Lantern' })).toBeVisible();
  });

  it('writes its filters into the address', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(address()).toBe('/m/gameRecord?range=30d');
    await user.click(screen.getByRole('button', { name: 'Any status' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Void' }));
    expect(address()).toBe('/m/gameRecord?status=void&range=30d');
    await user.click(await screen.findByRole('button', { name: 'Remove Void' }));
    expect(address()).toBe('/m/gameRecord?range=30d');
  });

  it('takes dates of its own, up to 90 days', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Dates' }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose the dates' });
    const from = within(sheet).getByLabelText('From');
    const show = within(sheet).getByRole('button', { name: 'Show these dates' });
    await user.clear(from);
    await user.type(from, addDays(TODAY, -90));
    expect(await within(sheet).findByText('That is more than 90 days.')).toBeVisible();
    await user.click(show);
    expect(address()).toBe('/m/gameRecord');
    await user.clear(from);
    await user.type(from, addDays(TODAY, -89));
    await user.click(show);
    expect(address()).toBe(`/m/gameRecord?range=custom&from=${addDays(TODAY, -89)}&to=${TODAY}`);
  });
});

describe('the list', () => {
  it('has sums, days and cards', async () => {
    asking(() =>
      aRecordPage([
        aBet({ betNo: 'B-1', profit: '81.40', placedAt: new Date().toISOString() }),
        aBet({ betNo: 'B-2', profit: '-50.00', placedAt: new Date().toISOString() }),
        aBet({ betNo: 'B-3', status: 'void', profit: '0.00', placedAt: `${addDays(TODAY, -1)}T12:00:00+08:00` }),
      ]),
    );
    await open({ path: '/m/gameRecord?range=7d' });
    const heads = await screen.findAllByRole('heading', { level: 2 });
    expect(heads.map((head) => head.textContent)).toEqual([
      expect.stringMatching(/^Today.*2 bets$/),
      expect.stringMatching(/^Yesterday.*1 bet$/),
    ]);
    const [won, lost, voided] = screen.getAllByRole('listitem');
    expect(won).toHaveTextContent('+₱81.40');
    expect(lost).toHaveTextContent('−₱50.00');
    expect(voided).toHaveTextContent('Void');
    const totals = screen.getByText('Valid bet', { selector: 'dl[aria-label="Totals"] dt' });
    expect(totals.nextSibling).toHaveTextContent('₱8,305.00');
  });

  it('opens a bet and copies its number', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Game 10/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Bet detail' });
    expect(within(sheet).getByText('Payout').nextSibling).toHaveTextContent('₱25.00');
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('no'));
    const copy = within(sheet).getByRole('button', { name: 'Copy number B-10' });
    await user.click(copy);
    expect(await screen.findByText('Number copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith('B-10');
    await user.click(copy);
    expect(await screen.findByText('The number could not be copied.')).toBeVisible();
  });

  it('goes on with the next page', async () => {
    asking(({ pageNo }) => aRecordPage(bets(Number(pageNo)), { pageNum: Number(pageNo), totalPages: 2 }));
    await open();
    expect(await screen.findByText('Game 20')).toBeVisible();
    expect(screen.getByText('Game 10')).toBeVisible();
    expect(await screen.findByText('That is all of them.')).toBeVisible();
  });

  it('keeps the rows that are there when the next page fails, and tries again on request', async () => {
    let isBroken = true;
    server.use(
      answerBy(getBetRecords, ({ pageNo }) => {
        if (pageNo !== undefined && Number(pageNo) === 2 && isBroken) throw new Response(null, { status: 500 });
        return aRecordPage(bets(Number(pageNo)), { pageNum: Number(pageNo), totalPages: 2 });
      }),
    );
    const { user } = await open();
    expect(await screen.findByText('The next ones did not load.')).toBeVisible();
    expect(screen.getByText('Game 10')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 20')).toBeVisible();
    expect(screen.getByText('Game 10')).toBeVisible();
    expect(screen.queryByText('The next ones did not load.')).not.toBeInTheDocument();
  });
});

describe('without rows', () => {
  it('shows a skeleton while it waits', async () => {
    server.use(hang(getBetRecords));
    await open();
    expect(await screen.findByRole('status', { name: 'Loading your bets' })).toBeInTheDocument();
  });

  it('offers wider dates when there are no bets', async () => {
    asking(() => aRecordPage([]));
    const { user, address } = await open();
    expect(await screen.findByText('No bets in these dates')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 30 days' }));
    expect(address()).toBe('/m/gameRecord?range=30d');
    await user.click(await screen.findByRole('button', { name: 'Choose the dates' }));
    expect(await screen.findByRole('dialog', { name: 'Choose the dates' })).toBeVisible();
  });

  it('offers to remove the filters when they leave nothing', async () => {
    asking(() => aRecordPage([]));
    const { user, address } = await open({ path: '/m/gameRecord?range=7d&status=void' });
    await user.click(await screen.findByRole('button', { name: 'Remove the filters' }));
    expect(address()).toBe('/m/gameRecord?range=7d');
  });

  it('says that bets and balance are safe when the first page fails', async () => {
    server.use(refuse(getBetRecords, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(en.record.failedText)).toBeVisible();
    server.use(answer(getBetRecords, aRecordPage(bets(1))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 10')).toBeVisible();
  });
});

describe('lottery orders that wait for their draw', () => {
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

  it('are those of the last days, whatever the filters are', async () => {
    const queries: unknown[] = [];
    server.use(
      answerBy(getOrders, (input) => {
        queries.push(input);
        return anOrderPage(waiting);
      }),
    );
    await open({ path: '/m/gameRecord?range=30d&status=void' });
    const section = await screen.findByRole('region', { name: en.record.waiting });
    expect(within(section).getByRole('button', { name: CARD })).toBeVisible();
    expect(section).toHaveTextContent('₱20.00');
    expect(within(section).getByRole('timer', { name: 'Closes in' })).toHaveTextContent(/^0[12]:/);
    expect(queries).toEqual([
      { startDate: addDays(TODAY, -7), endDate: TODAY, status: 'placed', pageNo: '1', pageSize: '100', language: 'EN' },
    ]);
  });

  it('come before the bets, which they would push down, and not after them', async () => {
    server.use(hang(getOrders));
    await open();
    await screen.findByRole('status', { name: 'Loading your bets' });
    const totals = screen.getByText('Valid bet', { selector: 'dl[aria-label="Totals"] dt' });
    await waitFor(() => expect(totals.nextSibling).toHaveTextContent('₱8,305.00'));
    expect(screen.queryByText('Game 10')).not.toBeInTheDocument();
  });

  it('stand nowhere when there is none', async () => {
    await open();
    expect(await screen.findByText('Game 10')).toBeVisible();
    expect(screen.queryByRole('region', { name: en.record.waiting })).not.toBeInTheDocument();
  });

  it('are taken back after a question; the balance and both lists are asked for again', async () => {
    const cancelled: unknown[] = [];
    const [told, queries] = [jest.fn(), asking()];
    const stop = subscribe('wallet.changed', told);
    server.use(
      answer(getOrders, anOrderPage(waiting)),
      answerBy(cancelSuborders, (input) => {
        cancelled.push(input);
        return { ...anOrderDetail({ status: 'cancelled' }), refund: '20.00' };
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    expect(question).toHaveTextContent('₱20.00 goes back');
    server.use(answer(getOrders, anOrderPage()));
    await user.click(within(question).getByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: en.record.waiting })).not.toBeInTheDocument());
    expect(cancelled).toEqual([{ orderNo: 'LT-7', language: 'EN' }]);
    expect(told).toHaveBeenCalled();
    expect(queries).toHaveLength(2);
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

  it('say so when they do not come; the bets are there, and Retry brings them', async () => {
    server.use(refuse(getOrders, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText('Your orders did not load')).toBeVisible();
    expect(await screen.findByText('Game 10')).toBeVisible();
    server.use(answer(getOrders, anOrderPage(waiting)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: CARD })).toBeVisible();
  });
});
