import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { getLotteries } from '@shared-kernel/contracts/browse/lotteries';
import { lotteryLink, paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aDraw, aDrawResult, aLottery } from '@shared-kernel/testing/lottery-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hearServerTime } from 'shared-kernel/host/clock';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './lottery.page.tsx';

const { lottery: texts } = shared;
const ofVendor = (gameCategory: 'ELOTT' | 'LOTT', vassalage: string) => ({
  sorting: [{ gameCategory, vendorNames: [{ gameType: gameCategory, vassalage, accountTypeName: vassalage }] }],
  mapping: {},
  gameClassify: {},
  total: 0,
});

/** Half a minute before the cut-off of `aDraw()`. */
const BEFORE = '2025-11-21T08:02:15+08:00';
const AFTER = '2025-11-21T08:02:46+08:00';

const modes = jest.fn();
let serverTime = BEFORE;
/** Each answer tells the server's time first, as the document does: no row is ever drawn by the phone's clock. */
const answerLists = (listNow: () => ReturnType<typeof aLottery>[]) =>
  answerBy(getLotteries, ({ prizeMode }) => {
    modes(prizeMode);
    hearServerTime(serverTime);
    return { list: listNow() };
  });
const lists = (...list: ReturnType<typeof aLottery>[]) => answerLists(() => list);

const server = serveApi(answer(getVendorGameTypes, ofVendor('LOTT', 'TCG_LOTTO_VN')), lists(aLottery()));

const open = (options: RenderPageOptions = {}, at = BEFORE) => {
  serverTime = at;
  return renderBrowse(<Page />, { path: paths.lottery, ...options });
};
const { gameCode, gameName } = aLottery();
const row = async () => screen.findByRole('link', { name: new RegExp(gameName) });

beforeEach(() => {
  modes.mockClear();
  localStorage.clear();
});

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'lottery');
  await expectStartedCalls(server, route, open);
});

describe('a lottery', () => {
  it('has its top prize, its draw, its last numbers and the time left by the server’s clock, and leads to its page', async () => {
    await open();
    const link = await row();
    expect(link).toHaveTextContent('Win up to ₱720 with ₱1.00');
    expect(link).toHaveTextContent('Today 08:03');
    expect(link).not.toHaveTextContent('20251121-160');
    expect(link).toHaveTextContent(`${texts.lastResult}: 4, 0, 7`);
    // The time goes on while a busy machine draws the page.
    await waitFor(() =>
      expect(within(link).getByRole('timer', { name: texts.closesIn })).toHaveTextContent(/^00:(30|[12]\d)$/),
    );
    expect(link).toHaveAttribute('href', `/m/startLottery?code=${gameCode}&prize_mode=Elott&playType=ent`);
  });

  it.each([
    ['2025-11-22T21:00:00+08:00', 'Tomorrow 21:00'],
    ['2025-11-24T09:00:00+08:00', '11/24 09:00'],
    [undefined, 'Draw 20251121-160'],
  ])('that is drawn at %s says %s', async (drawsAt, words) => {
    const { drawsAt: _, ...bare } = aDraw();
    server.use(lists(aLottery({ opened: { ...bare, ...(drawsAt && { drawsAt }) } })));
    await open();
    expect(await row()).toHaveTextContent(words);
  });

  it('of yesterday says when its last numbers were drawn', async () => {
    server.use(lists(aLottery({ lastResult: aDrawResult({ drawnAt: '2025-11-20T21:00:00+08:00' }) })));
    await open();
    expect(await row()).toHaveTextContent('Yesterday 21:00');
  });

  it('is closed from its cut-off on', async () => {
    await open({}, AFTER);
    const link = await row();
    await waitFor(() => expect(link).toHaveTextContent(texts.closed));
    expect(within(link).queryByRole('timer')).not.toBeInTheDocument();
  });

  it('without a draw is not on sale; without numbers says so', async () => {
    const { opened: _, lastResult: __, ...bare } = aLottery({ lottoMode: 'Tradition' });
    server.use(lists(bare));
    await open();
    const link = await row();
    expect(link).toHaveTextContent(texts.notOnSale);
    expect(link).toHaveTextContent(texts.noResult);
    expect(link).toHaveAttribute('href', expect.stringContaining('playType=trad'));
  });

  it('shows the next draw by itself when one has been drawn', async () => {
    const next = aDraw({
      numero: '20251121-161',
      closesAt: '2025-11-21T08:05:45+08:00',
      drawsAt: '2025-11-21T08:06:00+08:00',
    });
    let isDrawn = false;
    server.use(
      answerLists(() => [
        isDrawn ? aLottery({ opened: next, lastResult: aDrawResult({ numbers: ['1', '2', '3'] }) }) : aLottery(),
      ]),
    );
    jest.useFakeTimers({ advanceTimers: true });
    await open({}, '2025-11-21T08:02:50.000+08:00');
    await row();
    isDrawn = true;
    await act(() => jest.advanceTimersByTimeAsync(13_000));
    expect(await screen.findByText('Today 08:06')).toBeVisible();
    expect(await row()).toHaveTextContent(`${texts.lastResult}: 1, 2, 3`);
    jest.useRealTimers();
  });
});

describe('the prize mode', () => {
  it.each([
    ['LOTT', 'TCG_LOTTO_VN', 'Elott'],
    ['ELOTT', 'LOTT', 'Elott'],
    ['LOTT', 'LOTT', 'Lott'],
  ] as const)('with %s of %s is %s', async (category, vendor, mode) => {
    server.use(answer(getVendorGameTypes, ofVendor(category, vendor)));
    await open();
    await row();
    expect(modes.mock.calls).toEqual([[mode]]);
  });

  it('is the address’s where it names one, and another is a tap away', async () => {
    const { user, address } = await open({ path: lotteryLink('SEA') });
    await row();
    expect(screen.getByRole('button', { name: texts.southEastAsia, pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'In-house' }));
    expect(address()).toBe('/m/lottery?prize_mode=ZY');
    await waitFor(() => expect(modes.mock.calls).toEqual([['SEA'], ['ZY']]));
    expect(screen.getByRole('link', { name: /All lotteries/ })).toHaveAttribute('href', '/m/moreLottery?prize_mode=ZY');
  });

  it('is the rule’s otherwise where the vendors do not come', async () => {
    server.use(refuse(getVendorGameTypes, 'unknown'));
    await open();
    await row();
    expect(modes.mock.calls).toEqual([['Lott']]);
  });
});

describe('without lotteries', () => {
  it('shows a skeleton while it waits', async () => {
    server.use(hang(getLotteries));
    await open();
    expect(await screen.findByRole('status', { name: texts.loading })).toBeVisible();
  });

  it('says so when a mode has none', async () => {
    server.use(lists());
    await open();
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });

  it('offers another try when they do not come', async () => {
    server.use(refuse(getLotteries, 'unknown'));
    const { user } = await open();
    await screen.findByText(texts.failed);
    server.use(lists(aLottery()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeVisible();
  });
});
