import { webcrypto } from 'node:crypto';
import { getDraws, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import { cancelSuborders, getOrder, getOrders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { paths, startLotteryLink } from '@shared-kernel/contracts/system/paths';
import type { ErrorCodeOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import {
  aDraw,
  aDrawResult,
  anOrder,
  anOrderDetail,
  aPlay,
  aPlayMenu,
  aSuborder,
} from '@shared-kernel/testing/lottery-builders';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { callKey } from 'shared-kernel/api';
import { readPreloadedCalls } from 'shared-kernel/host/api';
import { hearServerTime } from 'shared-kernel/host/clock';
import { isBusy } from 'shared-kernel/unsaved-changes';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './start-lottery.page.tsx';
import en from './texts.en.json';

const { gameCode, gameName } = aPlayMenu();
const LINK = startLotteryLink({ code: gameCode, prizeMode: 'Elott', playType: 'trad' });
/** The draw of `aDraw()` closes at 08:02:45 and is drawn at 08:03:00. */
const DRAW = '20251121-160';
/** The time goes on while a busy machine draws the page. */
const AT_MOST_01_45 = /^01:(45|[0-4]\d)$/;
const NEXT = aDraw({
  numero: '20251121-161',
  closesAt: '2025-11-21T08:05:45+08:00',
  drawsAt: '2025-11-21T08:06:00+08:00',
});
const at = (second: string) => `2025-11-21T08:0${second}+08:00`;
const anOrderPage = (...list: ReturnType<typeof anOrder>[]) => ({ list, pageNum: 1, totalPages: 1 });

let draws: ValueOf<typeof getDraws> = { opened: aDraw(), results: [aDrawResult()] };
const server = serveApi(
  answerBy(getDraws, () => draws),
  answer(getPlayMenu, aPlayMenu()),
  answer(getOrders, anOrderPage()),
  answer(getBalance, aBalance({ sumBalance: '500.00' })),
);

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}
/** What the platform was sent, under which key, whatever came of it. */
const watchOrders = (): readonly Sent[] => {
  const sent: Sent[] = [];
  const listen = async ({ request }: { readonly request: Request }): Promise<void> => {
    if (request.method !== 'POST' || !request.url.endsWith(placeOrder.path)) return;
    const key = request.headers.get(HEADER.idempotencyKey);
    sent.push({ key, body: JSON.parse(await request.clone().text()) });
  };
  server.events.on('request:start', listen);
  stopWatching = () => server.events.removeListener('request:start', listen);
  return sent;
};
let stopWatching = (): void => undefined;
afterEach(() => stopWatching());
const taken = answer(placeOrder, { ...anOrderDetail(), orderNo: 'LT-1' });

const open = async (options: RenderPageOptions = {}, time = at('1:00')) => {
  // The document tells the time before any page is drawn; here the first answer does.
  server.use(
    answerBy(getDraws, () => {
      hearServerTime(time);
      return draws;
    }),
  );
  const page = await renderBrowse(<Page />, { path: LINK, session: aSession(), ...options });
  await screen.findAllByRole('heading', { level: 2 });
  return page;
};
type User = Awaited<ReturnType<typeof renderBrowse>>['user'];

const pick = async (user: User, ...digits: readonly string[]) => {
  for (const [place, digit] of digits.entries()) {
    // The slot that follows is on by itself.
    const group = screen.getByRole('group', { name: `Digit ${place + 1}` });
    await user.click(within(group).getByRole('button', { name: digit }));
  }
};
const addLine = async (user: User, ...digits: readonly string[]) => {
  await pick(user, ...digits);
  await user.click(screen.getByRole('button', { name: /^Add/ }));
};
const review = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Review|Show the bet/ }));
  return screen.findByRole('dialog', { name: /Bets for the draw/ });
};
const place = async (user: User) => user.click(await screen.findByRole('button', { name: /^Bet ₱/ }));

const letPass = async (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  sessionStorage.clear();
  draws = { opened: aDraw(), results: [aDrawResult()] };
});

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'start-lottery');
  await expectStartedCalls(server, route, open);
});

describe('the draw', () => {
  it('is named by its hour under the lottery’s name, with the time left by the server’s clock, and the numbers of the one before', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: gameName })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Today 08:03' })).toBeVisible();
    expect(await screen.findByRole('timer', { name: 'Closes in' })).toHaveTextContent(AT_MOST_01_45);
    expect(screen.getByText('Last result: 4, 0, 7')).toBeInTheDocument();
  });

  it('leads to the draws before it, and to what each one’s numbers came from', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    const forged = aDrawResult({ numero: '20251121-158', numbers: ['9', '9', '9'], seed: 'chosen by hand' });
    const { seed: _, ...voided } = aDrawResult({ numero: '20251121-157', isVoid: true, numbers: [] });
    draws = { opened: aDraw(), results: [aDrawResult(), forged, voided] };
    const { user } = await open({ session: null });
    await user.click(screen.getByRole('button', { name: en.results.title }));
    const sheet = within(await screen.findByRole('dialog', { name: en.results.title }));
    expect(sheet.getByText(aDraw().seedHash ?? '')).toBeVisible();
    const [last, before, none] = sheet.getAllByRole('listitem').map((row) => within(row));
    expect(last?.getByText('Drawn numbers: 4, 0, 7')).toBeInTheDocument();
    await user.click(last?.getByText('Check draw 20251121-159') ?? document.body);
    expect(await last?.findByText(en.results.fits)).toBeVisible();
    expect(last?.getByText(aDrawResult().seed ?? '')).toBeVisible();
    expect(await before?.findByText(en.results.differs)).toBeInTheDocument();
    expect(none?.getByText('Void: stakes returned')).toBeVisible();
    expect(none?.queryByText(/^Check/)).not.toBeInTheDocument();
  });

  it.each([
    ['the same hash as before the draw', aDrawResult().seedHash, en.results.kept],
    ['another hash than before the draw', 'cd34'.repeat(16), en.results.changed],
  ])('says of numbers that came with %s', async (_, seedHash, said) => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    draws = { opened: aDraw({ seedHash }), results: [] };
    const { user, unmount } = await open({ session: null });
    await user.click(screen.getByRole('button', { name: en.results.title }));
    expect(await screen.findByText(seedHash ?? '')).toBeVisible();
    unmount();
    draws = { opened: NEXT, results: [aDrawResult({ numero: DRAW })] };
    const next = await open({ session: null });
    await next.user.click(screen.getByRole('button', { name: en.results.title }));
    await next.user.click(await screen.findByText(`Check draw ${DRAW}`));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says how a play is won and what a stake wins by it', async () => {
    const { user } = await open();
    expect(screen.getByText('All three digits in the order of the draw.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '₱10' }));
    expect(screen.getByText('In order').nextSibling).toHaveTextContent('₱4,500.00');
  });

  it('opens first on a tab of the address’s play type', async () => {
    const side = aPlay({
      playCode: 'odd-even',
      playName: 'Odd or even',
      form: 'choice',
      options: [{ code: 'ODD', name: 'Odd', odds: '1.90' }],
    });
    const [tab] = aPlayMenu().tabs;
    if (tab === undefined) throw new Error('The menu has no tab.');
    const tabs = [tab, { tabCode: 'sides', tabName: 'Sides', playType: 'ent', plays: [side] }];
    server.use(answer(getPlayMenu, aPlayMenu({ tabs })));
    await open({ path: LINK.replace('trad', 'ent') });
    expect(screen.getByRole('tab', { name: 'Sides', selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Odd' })).toBeVisible();
  });
});

describe('a bet', () => {
  it('is picked, multiplied, looked at and placed once, for the draw that was seen', async () => {
    const sent = watchOrders();
    server.use(taken);
    const { user } = await open();
    await pick(user, '1', '4');
    expect(screen.getByRole('button', { name: en.play.pickFirst })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Digit 1: 1' }));
    await user.click(within(screen.getByRole('group', { name: 'Digit 1' })).getByRole('button', { name: '2' }));
    expect(screen.getByRole('button', { name: 'Digit 1: 1, 2', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Digit 3' }));
    await user.click(within(screen.getByRole('group', { name: 'Digit 3' })).getByRole('button', { name: '7' }));
    await user.click(screen.getByRole('button', { name: '₱10' }));
    await user.click(screen.getByRole('button', { name: 'Add 2 bets · ₱20.00' }));
    const slip = await review(user);
    expect(slip).toHaveTextContent('1, 2 – 4 – 7');
    await user.click(within(slip).getByRole('button', { name: /one more/ }));
    await user.dblClick(within(slip).getByRole('button', { name: 'Bet ₱40.00' }));
    expect(await within(slip).findByText('LT-1')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      gameCode,
      prizeMode: 'Elott',
      playType: 'trad',
      numero: DRAW,
      stake: '40.00',
      lines: [{ playCode: 'straight', marks: [['1', '2'], ['4'], ['7']], unitStake: '10.00', multiple: 2 }],
      language: 'EN',
    });
    await user.click(within(slip).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument());
    expect(isBusy()).toBe(false);
  });

  it('by chance is one whole line; what was marked can be cleared', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: en.play.quickPick }));
    expect(screen.getAllByRole('button', { name: /^Digit [123]: \d$/ })).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Add 1 bet · ₱1.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.play.clear }));
    expect(screen.getByRole('button', { name: en.play.pickFirst })).toBeVisible();
  });

  it('on the slip survives a reload and keeps releases from switching', async () => {
    const first = await open();
    await addLine(first.user, '1', '2', '3');
    expect(isBusy()).toBe(true);
    first.unmount();
    const { user } = await open();
    expect(await review(user)).toHaveTextContent('1 – 2 – 3');
  });

  it('of a guest leads to the login page, and the slip waits', async () => {
    const { user, address } = await open({ session: null });
    await addLine(user, '1', '2', '3');
    await review(user);
    await place(user);
    expect(address()).toBe(`/m/login?back=${encodeURIComponent(LINK)}`);
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('draft:lottery-Elott'));
    expect(screen.queryByText(en.order.today)).not.toBeInTheDocument();
  });

  it('beyond the balance has the deposit in its place', async () => {
    server.use(answer(getBalance, aBalance({ sumBalance: '0.40' })));
    const { user } = await open();
    await addLine(user, '1', '2', '3');
    const slip = await review(user);
    expect(await within(slip).findByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit);
    expect(within(slip).queryByRole('button', { name: /^Bet ₱/ })).not.toBeInTheDocument();
  });

  it.each([
    ['wallet.insufficient', en.play.refused.insufficient],
    ['draw.closed', en.play.refused.closed],
    ['stake.limit', en.play.refused.limit],
    ['line.invalid', en.play.refused.line],
    ['lottery.unavailable', en.play.refused.unavailable],
    ['member.excluded', en.play.refused.excluded],
  ] as const)(
    'refused with %s says what that means, and stays on the slip',
    async (code: ErrorCodeOf<typeof placeOrder>, words) => {
      server.use(refuse(placeOrder, code));
      const { user } = await open();
      await addLine(user, '1', '2', '3');
      const slip = await review(user);
      await place(user);
      expect(await within(slip).findByText(words)).toBeVisible();
      expect(slip).toHaveTextContent('1 – 2 – 3');
    },
  );

  it('beyond a limit of their own says which and until when, leads there, and stays on the slip', async () => {
    const met = { period: 'week', limit: '500.00', until: '2026-11-30T00:00:00+08:00' };
    server.use(refuse(placeOrder, 'limit.loss', met));
    const { user } = await open();
    await addLine(user, '1', '2', '3');
    const slip = await review(user);
    await place(user);
    expect(await within(slip).findByText(/Your loss limit is ₱500\.00 in a week.*11\/30\/2026, 00:00/)).toBeVisible();
    expect(within(slip).getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute(
      'href',
      `${paths.security}#limits`,
    );
    expect(slip).toHaveTextContent('1 – 2 – 3');
  });

  it('without an answer is asked for again under its one key, after a reload too', async () => {
    const sent = watchOrders();
    server.use(unreachable(placeOrder));
    const first = await open();
    await addLine(first.user, '1', '2', '3');
    await review(first.user);
    await place(first.user);
    await screen.findAllByText('No answer yet');
    first.unmount();
    server.use(taken);
    const { user } = await open();
    const unanswered = sent.length;
    expect(unanswered).toBeGreaterThan(0);
    const slip = await review(user);
    await user.click(within(slip).getByRole('button', { name: 'Try again' }));
    expect(await within(slip).findByText('LT-1')).toBeVisible();
    expect(sent).toHaveLength(unanswered + 1);
    expect(sent).toEqual(sent.map(() => sent[0]));
    await user.click(within(slip).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument());
  });
});

describe('the cut-off', () => {
  it('locks the picker and the slip, and says why', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await open({}, at('1:43'));
    await addLine(user, '1', '2', '3');
    const closed = en.play.lock.closed;
    expect(screen.queryByText(closed)).not.toBeInTheDocument();
    await letPass(62_000);
    expect(screen.getAllByText(closed)).not.toHaveLength(0);
    const slip = await review(user);
    expect(slip).toHaveTextContent(closed);
    expect(within(slip).queryByRole('button', { name: /^Bet ₱/ })).not.toBeInTheDocument();
    expect(within(slip).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(screen.getByRole('timer', { name: en.play.drawsIn, hidden: true })).toBeInTheDocument();
  });

  const openOverNewDraw = async () => {
    const first = await open();
    await addLine(first.user, '1', '2', '3');
    first.unmount();
    draws = { opened: NEXT, results: [aDrawResult({ numero: DRAW })] };
    return open({}, at('3:10'));
  };

  it('of a draw over its slip: the next draw opens, and the slip is moved to it if the player says so', async () => {
    const sent = watchOrders();
    server.use(taken);
    const { user } = await openOverNewDraw();
    const question = await screen.findByRole('status', { name: en.play.newDraw });
    await user.click(within(question).getByRole('button', { name: en.play.move }));
    expect(question).not.toBeInTheDocument();
    await review(user);
    await place(user);
    await screen.findByText('LT-1');
    expect(sent[0]?.body).toMatchObject({ numero: NEXT.numero });
  });

  it('or the slip is emptied; nothing is added to it before', async () => {
    const { user } = await openOverNewDraw();
    const question = await screen.findByRole('status', { name: en.play.newDraw });
    await pick(user, '4', '5', '6');
    expect(screen.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(question).getByRole('button', { name: en.play.empty }));
    expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    expect(await review(user)).toHaveTextContent('4 – 5 – 6');
  });

  it('says of a draw before that could not be drawn that its stakes went back', async () => {
    draws = { opened: aDraw(), results: [aDrawResult({ numbers: [], isVoid: true })] };
    await open();
    expect(screen.getByText('Void: stakes returned')).toBeVisible();
    expect(screen.getByText('Today 08:00')).toBeVisible();
    expect(screen.queryByText(/Last result:/)).not.toBeInTheDocument();
  });

  it('opens the next draw by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open({}, at('2:50'));
    draws = { opened: NEXT, results: [aDrawResult({ numero: DRAW, numbers: ['9', '9', '9'] })] };
    await letPass(13_000);
    expect(await screen.findByText('Today 08:06')).toBeVisible();
    expect(screen.getByText('Last result: 9, 9, 9')).toBeInTheDocument();
  });

  it('opens the next draw by itself when the document has asked for this one', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const now = performance.now.bind(performance);
    const opened = now();
    // The document's calls are as old as the page: this one has been open for a second.
    jest.spyOn(performance, 'now').mockImplementation(() => now() - opened + 1000);
    const soon = new Date(Date.now() + 10_000).toISOString();
    draws = { opened: aDraw({ closesAt: soon, drawsAt: soon }), results: [aDrawResult()] };
    const told = async (value: unknown) => Response.json({ success: true, value });
    const menuInput = { gameCode, prizeMode: 'Elott', language: 'EN' } as const;
    globalThis.__startCalls = {
      [callKey(getDraws, { gameCode })]: told(draws),
      [callKey(getPlayMenu, menuInput)]: told(aPlayMenu()),
    };
    await readPreloadedCalls(5000);
    draws = { opened: NEXT, results: [aDrawResult({ numero: DRAW, numbers: ['9', '9', '9'] })] };
    await renderBrowse(<Page />, { path: LINK, session: aSession() });
    await letPass(13_000);
    expect(await screen.findByText('11/21 08:06')).toBeVisible();
  });
});

describe('today’s orders', () => {
  const waiting = anOrder({ orderNo: 'LT-7', lines: 2, stake: '20.00' });

  it('are taken back before the cut-off, after a question', async () => {
    const cancelled: unknown[] = [];
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
    server.use(answer(getOrders, anOrderPage({ ...waiting, status: 'cancelled' })));
    await user.click(within(question).getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(cancelled).toEqual([{ orderNo: 'LT-7', language: 'EN' }]);
  });

  it('stand when it was too late, and say so', async () => {
    server.use(answer(getOrders, anOrderPage(waiting)), refuse(cancelSuborders, 'draw.closed'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('The draw has closed: the order stands.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: new RegExp(`Draw ${DRAW}`) })).toBeVisible();
  });

  it('offer no way back from the cut-off on', async () => {
    server.use(answer(getOrders, anOrderPage(waiting)));
    await open({}, at('2:46'));
    expect(await screen.findByText('The draw has closed: the order stands.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('open line by line; one line of several is taken back alone', async () => {
    const cancelled: unknown[] = [];
    const suborders = [
      aSuborder({ subOrderNo: 'LT-7-1' }),
      aSuborder({ subOrderNo: 'LT-7-2', marks: [['1'], ['1'], ['1']] }),
    ];
    server.use(
      answer(getOrders, anOrderPage(waiting)),
      answer(getOrder, anOrderDetail({ orderNo: 'LT-7', suborders })),
      answerBy(cancelSuborders, (input) => {
        cancelled.push(input);
        return { ...anOrderDetail(), refund: '10.00' };
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: new RegExp(`Draw ${DRAW}`) }));
    const sheet = await screen.findByRole('dialog', { name: 'Order detail' });
    expect(await within(sheet).findByText('4 – 0 – 7')).toBeVisible();
    await user.click(within(sheet).getAllByRole('button', { name: 'Cancel line' })[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(cancelled).toEqual([{ orderNo: 'LT-7', subOrderNos: ['LT-7-2'], language: 'EN' }]));
  });

  it('show what came of them by themselves once the draw is settled', async () => {
    server.use(answer(getOrders, anOrderPage(waiting)));
    jest.useFakeTimers({ advanceTimers: true });
    await open({}, at('2:50'));
    await screen.findByText('The draw has closed: the order stands.');
    const numbers = ['4', '0', '7'];
    server.use(answer(getOrders, anOrderPage({ ...waiting, status: 'settled', payout: '4500.00', numbers })));
    await letPass(13_000);
    expect(await screen.findByText('Settled')).toBeVisible();
    expect(screen.getByText(/4,480/)).toBeVisible();
  });

  it('say so when they do not come; the lottery is there', async () => {
    server.use(refuse(getOrders, 'unknown'));
    await open();
    expect(await screen.findByText('Your orders did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: en.play.quickPick })).toBeVisible();
  });
});

describe('without a lottery', () => {
  const render = (path = LINK) => renderBrowse(<Page />, { path, session: aSession() });

  it('shows a skeleton while it waits', async () => {
    server.use(hang(getPlayMenu));
    await render();
    expect(await screen.findByRole('status', { name: en.play.loading })).toBeVisible();
  });

  it.each([paths.startLottery, `${paths.startLottery}?code=x`])('%s leads to the list', async (path) => {
    await render(path);
    expect(await screen.findByText(en.play.unknown)).toBeVisible();
    expect(screen.getByRole('link', { name: en.play.toList })).toHaveAttribute('href', paths.lottery);
  });

  it.each([
    ['without plays', answer(getPlayMenu, aPlayMenu({ tabs: [] }))],
    ['that is none', refuse(getPlayMenu, 'not.found')],
  ])('a lottery %s leads to the list too', async (_, answered) => {
    server.use(answered);
    await render();
    expect(await screen.findByText(en.play.unknown)).toBeVisible();
  });

  it('offers another try when it does not come', async () => {
    server.use(refuse(getPlayMenu, 'unknown'));
    const { user } = await render();
    await screen.findByText(en.play.failed);
    server.use(answer(getPlayMenu, aPlayMenu()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: gameName })).toBeVisible();
  });

  it('one that is not on sale says so', async () => {
    server.use(answerBy(getDraws, () => ({ results: [] })));
    await act(async () => void (await render()));
    expect(await screen.findByText(en.play.lock.none)).toBeVisible();
  });
});
