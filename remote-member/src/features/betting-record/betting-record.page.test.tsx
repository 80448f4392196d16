import { getVendors } from '@shared-kernel/contracts/browse/games';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aBet, aVendor, type Bet } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { fillSlot } from '@shared-kernel/testing/slots';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import type { SlotProps } from 'shared-kernel/remote';
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

const server = serveApi(
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
    expect(await screen.findByText('End of the list.')).toBeVisible();
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
    expect(await screen.findByText('The rest did not load.')).toBeVisible();
    expect(screen.getByText('Game 10')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 20')).toBeVisible();
    expect(screen.getByText('Game 10')).toBeVisible();
    expect(screen.queryByText('The rest did not load.')).not.toBeInTheDocument();
  });
});

it('leads from the detail of a bet back into its game, and nowhere from that of a lottery', async () => {
  const game = { vassalage: 'JL', nodeId: '1001', gameId: 'g-1', gameCode: 'bahay' };
  const list = [aBet({ betNo: 'B-1', gameName: 'Parol', game }), aBet({ betNo: 'B-2', gameName: 'Lotto' })].map(
    (bet) => ({ ...bet, placedAt: new Date().toISOString() }),
  );
  server.use(answer(getBetRecords, aRecordPage(list)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Parol/ }));
  const sheet = within(await screen.findByRole('dialog', { name: en.record.detail }));
  const link = sheet.getByRole('link', { name: 'Play again' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/m/launchGame?vendor=JL&gameId=g-1&nodeId=1001'));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /Lotto/ }));
  expect(within(await screen.findByRole('dialog')).queryByRole('link', { name: 'Play again' })).not.toBeInTheDocument();
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

describe('the slot over the rows', () => {
  it('holds the rows back until its filler has loaded, so that they are not pushed down', async () => {
    const Slot = ({ onLoadingChange }: SlotProps['bets.waiting']) => (
      <button type="button" onClick={() => onLoadingChange(false)}>
        Loaded
      </button>
    );
    let load = (): void => undefined;
    fillSlot('bets.waiting', () => new Promise((resolve) => (load = () => resolve({ Slot }))));
    const { user } = await open();
    await act(async () => load());
    const loaded = await screen.findByRole('button', { name: 'Loaded' });
    const totals = screen.getByText('Valid bet', { selector: 'dl[aria-label="Totals"] dt' });
    await waitFor(() => expect(totals.nextSibling).toHaveTextContent('₱8,305.00'));
    expect(screen.queryByText('Game 10')).not.toBeInTheDocument();
    await user.click(loaded);
    expect(await screen.findByText('Game 10')).toBeVisible();
  });

  it('costs the rows nothing when its filler cannot be loaded', async () => {
    let fail = (): void => undefined;
    fillSlot('bets.waiting', () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))));
    await open();
    await act(async () => fail());
    expect(await screen.findByText('Game 10')).toBeVisible();
  });
});
