import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { addFavourite, getFavouriteIds, removeFavourite } from '@shared-kernel/contracts/browse/favourites';
import { GAME_LIST_PAGE_SIZE, getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aGame, aGamePage, aVendorTile, aWin, games, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aHotMatch, aRoute, someAnnouncements, someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './home.page.tsx';

const KOI = aGame({ nodeId: '0042', gameName: 'Koi Emperor', isHot: false, isNew: true });
const QUIET = someAnnouncements({ popups: [] });

const server = serveApi(
  answer(getAnnouncements, QUIET),
  answer(getVendorGameTypes, someVendorGameTypes({ total: 1482 })),
  answer(getHotGames, { list: [KOI], total: 1 }),
  answer(getWinnerBoard, { list: [aWin()] }),
  answer(getConsolidatedSettings, someSettings()),
  answer(getFavouriteIds, { list: [] }),
);

const bottom = watchBottom();
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const tab = (name: string) => screen.findByRole('tab', { name });

describe('the home page', () => {
  it('asks for exactly what its document starts, key by key', async () => {
    const home = manifest.routes.find(({ page }) => page === 'home');
    await expectStartedCalls(server, home, () => renderBrowse(<Page />, { session: aSession() }));
  });

  it('says at its foot for whom the games are, and claims no licence', async () => {
    await renderBrowse(<Page />);
    expect(await screen.findByText('Games are for adults 21 and over.')).toBeVisible();
    expect(screen.queryByText(/licen[cs]|regulated/i)).not.toBeInTheDocument();
  });

  it('leads from its foot to limits and breaks', async () => {
    await renderBrowse(<Page />);
    expect(await screen.findByRole('link', { name: 'Play within limits' })).toHaveAttribute('href', limitsLink);
  });

  it('asks for vendors, hot games, announcements and wins anew when a language has stood for 200 ms', async () => {
    const asked: string[] = [];
    // The site's settings are the frame's, which asks for them at once.
    const isOfThePage = ({ queryKey: [path] }: { readonly queryKey: readonly unknown[] }) =>
      path !== getConsolidatedSettings.path;
    server.use(
      answerBy(getAnnouncements, ({ language }) => {
        asked.push(`announcements ${language}`);
        return QUIET;
      }),
      answerBy(getWinnerBoard, ({ language }) => {
        asked.push(`wins ${language}`);
        return { list: [aWin()] };
      }),
      answerBy(getVendorGameTypes, ({ language }) => {
        asked.push(`vendors ${language}`);
        return someVendorGameTypes();
      }),
      answerBy(getHotGames, ({ language }) => {
        asked.push(`hot games ${language}`);
        return { list: [KOI], total: 1 };
      }),
    );
    const { client } = await renderBrowse(<Page />);
    await waitFor(() => expect(asked).toHaveLength(4));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    asked.length = 0;
    jest.useFakeTimers();
    await act(() => setLanguage('TY'));
    act(() => jest.advanceTimersByTime(199));
    expect(client.isFetching({ predicate: isOfThePage })).toBe(0);
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() =>
      expect([...asked].sort()).toEqual(['announcements TY', 'hot games TY', 'vendors TY', 'wins TY']),
    );
  });

  it('opens at its top', async () => {
    await renderBrowse(<Page />);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('opens on the first tab, HOT before the server’s own order, with the hot games', async () => {
    await renderBrowse(<Page />);
    expect(await tab('Hot')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['Hot', 'Slots', 'Sports']);
    expect(await screen.findByText('Koi Emperor')).toBeVisible();
    expect(screen.getByText('All 1,482')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
  });

  it('leads from the number of all games to the lobby, where that is live', async () => {
    await renderBrowse(<Page />, { routes: [aRoute({ path: '/m/gameLobby' })] });
    expect(await screen.findByRole('link', { name: 'All 1,482' })).toHaveAttribute('href', '/m/gameLobby');
  });

  it('has one label for the two lotteries, beside each other too', async () => {
    const lottery = (gameCategory: 'ELOTT' | 'LOTT') => ({ gameCategory, vendorNames: [] });
    const sorting = [lottery('ELOTT'), lottery('LOTT')];
    server.use(answer(getVendorGameTypes, someVendorGameTypes({ sorting, mapping: {} })));
    await renderBrowse(<Page />);
    await tab('Hot');
    const [, ...lotteries] = screen.getAllByRole('tab').map((each) => each.textContent);
    expect(lotteries).toEqual(['Lottery', 'Lottery']);
  });

  it('shows vendors for SPORTS, and one that is down leads nowhere', async () => {
    const tiles = [
      aVendorTile(),
      aVendorTile({ vassalage: 'SBO', accountTypeName: 'Salbo', isUnderMaintenance: true }),
    ];
    server.use(answer(getVendorGameTypes, someVendorGameTypes({ mapping: { SPORTS: tiles } })));
    const { user } = await renderBrowse(<Page />);
    await user.click(await tab('Sports'));
    expect(await screen.findByRole('link', { name: /Bay Track/ })).toHaveAttribute(
      'href',
      expect.stringContaining('vendor=BTI'),
    );
    expect(screen.queryByRole('link', { name: /Salbo/ })).not.toBeInTheDocument();
    expect(screen.getByText('Maintenance')).toBeVisible();
  });

  it('has jackpot, wins and the app between the first page of an endless list and the rest', async () => {
    const all = [...games(GAME_LIST_PAGE_SIZE + 1)];
    server.use(answer(getGameList, { games: all, pageNum: 1, totalPages: 9, total: 200 }));
    await renderBrowse(<Page />, { path: '/m/home?category=RNG' });
    const lists = await screen.findAllByRole('list', { name: 'Slots' });
    const wins = await screen.findByText('Latest wins');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([GAME_LIST_PAGE_SIZE, 1]);
    expect(lists[0]?.compareDocumentPosition(wins)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(lists[1]?.compareDocumentPosition(wins)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('brings the tab that the address names into view, and leaves the first one where it is', async () => {
    const scrollTo = jest.fn();
    Object.defineProperty(HTMLElement.prototype, 'scrollTo', { value: scrollTo, configurable: true });
    const { unmount } = await renderBrowse(<Page />);
    await tab('Hot');
    expect(scrollTo).not.toHaveBeenCalled();
    unmount();
    await renderBrowse(<Page />, { path: '/m/home?category=SPORTS' });
    await tab('Sports');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  });

  it('keeps the chosen tab in the address and moves between tabs by arrow keys', async () => {
    const { user, address } = await renderBrowse(<Page />);
    (await tab('Hot')).focus();
    await user.keyboard('{ArrowLeft}');
    expect(await tab('Sports')).toHaveFocus();
    expect(address()).toBe('/m/home?category=SPORTS');
  });

  it('says so, and offers Retry in place, when the hot games do not come', async () => {
    server.use(refuse(getHotGames, 'unknown'));
    const { user } = await renderBrowse(<Page />);
    const failed = await screen.findByRole('alert');
    expect(within(failed).getByText('The games did not load')).toBeVisible();
    expect(await screen.findByText('Latest wins')).toBeVisible();
    server.use(answer(getHotGames, { list: [KOI], total: 1 }));
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Koi Emperor')).toBeVisible();
  });

  it('says that there is no announcement, and has no ticker without a match', async () => {
    server.use(answer(getAnnouncements, someAnnouncements({ notices: [], hotMatches: [], popups: [] })));
    await renderBrowse(<Page />);
    expect(await screen.findByRole('link', { name: 'No announcement' })).toHaveAttribute('href', '/m/notice');
    expect(screen.queryByRole('button', { name: /Hot match/ })).not.toBeInTheDocument();
  });

  it('opens the list of matches, each with a way to bet on it', async () => {
    server.use(answer(getAnnouncements, someAnnouncements({ hotMatches: [aHotMatch()], popups: [] })));
    const { user } = await renderBrowse(<Page />);
    await user.click(await screen.findByRole('button', { name: /Hot match/ }));
    const bet = await screen.findByRole('link', { name: 'Bet on Manila Bay against Cebu Reef' });
    expect(bet).toHaveAttribute('href', expect.stringContaining('gameId=77'));
  });
});

describe('the list of a category', () => {
  const pages: number[] = [];
  const answerPages = () =>
    answerBy(getGameList, ({ pageNo, pageSize, gameType }) => {
      pages.push(Number(pageNo));
      expect([Number(pageSize), gameType]).toEqual([26, 'RNG']);
      return aGamePage({
        games: [...games(26, {}, Number(pageNo) * 100)],
        pageNum: Number(pageNo),
        totalPages: 2,
        total: 52,
      });
    });
  beforeEach(() => {
    pages.length = 0;
  });

  it('loads nothing before its tab is chosen, then page by page as the bottom comes near', async () => {
    server.use(answerPages());
    const { user } = await renderBrowse(<Page />);
    await tab('Slots');
    expect(pages).toEqual([]);
    await user.click(await tab('Slots'));
    expect(await screen.findByText('Game 100')).toBeVisible();
    expect(screen.getByText('52 games')).toBeVisible();
    bottom.reach();
    expect(await screen.findByText('Game 225')).toBeVisible();
    expect(screen.getByText('Game 100')).toBeVisible();
    expect(pages).toEqual([1, 2]);
    expect(await screen.findByText('That is every game here')).toBeVisible();
  });

  it('keeps what is there when the next page does not come', async () => {
    server.use(answerPages());
    const { user } = await renderBrowse(<Page />);
    await user.click(await tab('Slots'));
    await screen.findByText('Game 100');
    server.use(refuse(getGameList, 'unknown'));
    bottom.reach();
    expect(await screen.findByText('More games did not load.')).toBeVisible();
    expect(screen.getByText('Game 100')).toBeVisible();
    server.use(answerPages());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 225')).toBeVisible();
  });
});

describe('a heart', () => {
  it('sends a guest to log in, to come back here', async () => {
    const { user, address } = await renderBrowse(<Page />);
    await user.click(await heart('Koi Emperor'));
    expect(address()).toBe('/m/login?back=%2Fm%2Fhome');
  });

  it('is full before the server has answered, and stays so', async () => {
    let confirm: () => void = () => undefined;
    const saved: unknown[] = [];
    const ids: string[] = [];
    server.use(
      answerBy(getFavouriteIds, () => ({ list: [...ids] })),
      answerBy(addFavourite, async (input) => {
        await new Promise<void>((resolve) => {
          confirm = resolve;
        });
        ids.push(input.nodeId);
        saved.push(input);
        return {};
      }),
    );
    const { user } = await renderBrowse(<Page />, { session: aSession() });
    await user.click(await heart('Koi Emperor'));
    await waitFor(async () => expect(await heart('Koi Emperor')).toHaveAttribute('aria-pressed', 'true'));
    expect(saved).toEqual([]);
    confirm();
    await waitFor(() => expect(saved).toEqual([{ nodeId: '0042', vendor: 'JL', token: 'token-of-maria' }]));
    expect(await heart('Koi Emperor')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is put back, and says so, when the server refuses', async () => {
    server.use(answer(getFavouriteIds, { list: ['0042'] }), refuse(removeFavourite, 'unknown'));
    const { user } = await renderBrowse(<Page />, { session: aSession() });
    await waitFor(async () => expect(await heart('Koi Emperor')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart('Koi Emperor'));
    expect(await screen.findByText('Not saved. Try again')).toBeVisible();
    expect(await heart('Koi Emperor')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('speaks Filipino', async () => {
  await renderBrowse(<Page />, { language: 'TY' });
  expect(await tab('Patok')).toBeVisible();
  expect(await screen.findByText('Patok ngayon')).toBeVisible();
  expect(await screen.findByText('Mga bagong panalo')).toBeVisible();
});
