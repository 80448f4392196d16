import {
  addFavourite,
  getFavouriteIds,
  getFavourites,
  removeFavourite,
} from '@shared-kernel/contracts/browse/favourites';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { getRecentGames } from '@shared-kernel/contracts/browse/play';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { getBalance } from '@shared-kernel/contracts/member/member';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aGame, aGamePage, aVendorTile, games, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { withHeights } from '@shared-kernel/testing/scrolled-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './game-list.page.tsx';
import en from './texts.en.json';

const vendor = (vassalage: string, accountTypeName: string, gameCount = 40) =>
  aVendorTile({ vassalage, accountTypeName, gameType: 'RNG', gameCount });
const CLASSES = [
  { key: 'VIDEO', title: 'Video' },
  { key: 'JACKPOT', title: 'Jackpot' },
];
const MENU = someVendorGameTypes({
  sorting: ['RNG', 'FISH', 'SPORTS', 'LIVE'].map((gameCategory) => ({ gameCategory, vendorNames: [] })),
  mapping: {
    RNG: [vendor('PERLAS', 'Perlas'), vendor('JL', 'Jade Lotus'), vendor('TF', 'Talim'), vendor('DS88', 'Derby')],
    SPORTS: [vendor('BTI', 'Bantay')],
  },
  gameClassify: {
    RNG: CLASSES,
    FISH: CLASSES,
    LIVE: [{ key: 'ROULETTE', title: 'Roulette' }],
    SPORTS: [...CLASSES, { key: 'ESPORTS', title: 'Esports' }],
  },
});

type Asked = InputOf<typeof getGameList>;

const server = serveApi(
  answer(getVendorGameTypes, MENU),
  answer(getFavouriteIds, { list: [] }),
  answer(getBalance, aBalance()),
  answer(getHotGames, { list: [], total: 0 }),
  answer(getGameShelves, { shelves: [] }),
);
const bottom = watchBottom();

/** Answers the game list, and keeps what was asked. */
const serveGames = (page: (input: Asked) => Partial<Parameters<typeof aGamePage>[0]> = () => ({})): Asked[] => {
  const asked: Asked[] = [];
  server.use(
    answerBy(getGameList, (input) => {
      asked.push(input);
      return aGamePage(page(input));
    }),
  );
  return asked;
};
const open = (search: string, options: RenderPageOptions = {}) =>
  renderBrowse(<Page />, { path: `/m/gameList${search}`, ...options });
const tiles = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'));
const tab = (name: string) => screen.findByRole('tab', { name });
const chips = () => screen.getByRole('group', { name: 'Classes and filters' });

beforeAll(() => withHeights(200));

it('asks for exactly what its document starts', async () => {
  serveGames();
  const route = manifest.routes.find(({ page }) => page === 'gameList');
  await expectStartedCalls(server, route, () => open('?gameType=RNG', { session: aSession() }));
});

describe('the list', () => {
  it('is asked for as the specification says, and each tile says its place among all', async () => {
    const asked = serveGames(() => ({ games: [...games(26)], totalPages: 3, total: 70 }));
    await open('?gameType=LIVE');
    expect(await screen.findByText('70 games')).toBeVisible();
    expect(asked).toEqual([
      {
        merchant: 'tala',
        platform: 'html5',
        gameType: 'LIVE',
        gameClassify: 'ALL',
        pageNo: '1',
        pageSize: '26',
        language: 'EN',
        clientType: '2',
      },
    ]);
    expect(tiles()[1]).toHaveAttribute('aria-posinset', '2');
    expect(tiles()[1]).toHaveAttribute('aria-setsize', '70');
  });

  it('goes on near its end, and replaces itself when something else is asked for', async () => {
    const asked = serveGames(({ pageNo }) => ({
      games: [...games(3, {}, Number(pageNo) * 100)],
      pageNum: Number(pageNo),
      totalPages: 2,
    }));
    const { user } = await open('?gameType=LIVE');
    expect(await screen.findByText('Game 100')).toBeVisible();
    bottom.reach();
    expect(await screen.findByText('Game 200')).toBeVisible();
    expect(screen.getByText('Game 100')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'koi{Enter}');
    await waitFor(() => expect(screen.queryByText('Game 200')).not.toBeInTheDocument());
    expect(asked.slice(0, 3).map(({ pageNo, gameName }) => [pageNo, gameName])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['1', 'koi'],
    ]);
  });

  it('says please wait while it loads', async () => {
    server.use(hang(getGameList));
    await open('?gameType=LIVE');
    expect(await screen.findByText('Please wait')).toBeVisible();
  });

  it('stays as it is when more does not come, says so in place, and asks no further by itself', async () => {
    serveGames(() => ({ totalPages: 2 }));
    const { user } = await open('?gameType=LIVE');
    await screen.findByText('Game 1');
    server.use(refuse(getGameList, 'unknown'));
    bottom.reach();
    expect(await screen.findByText('More games did not load.')).toBeVisible();
    expect(screen.getByText('Game 1')).toBeVisible();
    serveGames(() => ({ games: [...games(1, {}, 500)], pageNum: 2, totalPages: 2 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 500')).toBeVisible();
  });

  it.each([
    ['games', '?gameType=LIVE', getGameList],
    ['favourites', '?gameType=LIVE&dataType=fav', getFavourites],
    ['recent games', '?gameType=LIVE&dataType=recent', getRecentGames],
  ] as const)('of %s asks for no more pages after one that failed', async (_, search, call) => {
    const one = aGame({ gameName: 'Koi' });
    server.use(
      answer(getGameList, aGamePage({ games: [one], totalPages: 3 })),
      answer(getFavourites, { content: [one], pageNum: 1, totalPages: 3 }),
      answer(getRecentGames, { list: [one], totalPages: 3 }),
      answer(getFavouriteIds, { list: [one.nodeId] }),
    );
    const asked: string[] = [];
    const listen = ({ request }: { readonly request: Request }) => void asked.push(new URL(request.url).pathname);
    jest.useFakeTimers({ advanceTimers: true });
    await open(search, { session: aSession() });
    await screen.findByText('Koi');
    server.use(refuse(call, 'unknown'));
    bottom.reach();
    await screen.findByText('More games did not load.');
    server.events.on('request:start', listen);
    bottom.leave();
    bottom.reach();
    await act(() => jest.advanceTimersByTimeAsync(1100));
    jest.useRealTimers();
    server.events.removeListener('request:start', listen);
    expect(asked).not.toContain(call.path);
    expect(screen.getByText('Koi')).toBeVisible();
  });

  it('that does not come at all is said in its place, with Retry', async () => {
    server.use(refuse(getGameList, 'unknown'));
    const { user } = await open('?gameType=LIVE');
    expect(await screen.findByText('The games did not load')).toBeVisible();
    serveGames();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });

  it('is asked for in the new language once that has settled', async () => {
    const asked = serveGames();
    await open('?gameType=LIVE');
    await screen.findByText('Game 1');
    await act(() => setLanguage('TY'));
    await waitFor(() => expect(asked.map(({ language }) => language)).toEqual(['EN', 'TY']));
  });
});

describe('the tabs', () => {
  it('clear vendor and name, and the address keeps the choice', async () => {
    serveGames();
    const hot: unknown[] = [];
    server.use(
      answerBy(getHotGames, (input) => {
        hot.push(input);
        return { list: [aGame({ gameName: 'Hot one' })], total: 1 };
      }),
    );
    const { user, address } = await open('?gameType=LIVE&vassalage=GINTO&gameName=koi');
    await user.click(await tab('Hot'));
    expect(await screen.findByText('Hot one')).toBeVisible();
    expect(address()).toBe('/m/gameList?gameType=LIVE&dataType=hot');
    expect(hot).toEqual([expect.objectContaining({ gameType: 'LIVE', isPlatform: '2', platform: 'html5' })]);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['Recent', 'recent'],
    ['Favourites', 'fav'],
  ])('lead a guest who chooses %s to the login page, and back to it', async (name, mode) => {
    serveGames();
    const { user, address } = await open('?gameType=LIVE');
    await user.click(await tab(name));
    expect(address()).toBe(`/m/login?back=${encodeURIComponent(`/m/gameList?gameType=LIVE&dataType=${mode}`)}`);
  });

  it('lead a guest there who comes by the address', async () => {
    // The page stays in this test, at the login page's address.
    serveGames();
    const { address } = await open('?gameType=LIVE&dataType=fav');
    await waitFor(() => expect(address()).toContain('/m/login?back='));
  });

  it('show a member what was played, 25 a page, by the page that the call names', async () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(getRecentGames, (input) => {
        asked.push(input);
        return { list: [aGame({ nodeId: `${input.page}`, gameName: `Played ${input.page}` })], totalPages: 2 };
      }),
    );
    await open('?gameType=LIVE&dataType=recent', { session: aSession() });
    expect(await screen.findByText('Played 1')).toBeVisible();
    bottom.reach();
    expect(await screen.findByText('Played 2')).toBeVisible();
    const input = { pageSize: '25', gameType: 'LIVE', language: 'EN', clientType: '2' };
    expect(asked).toEqual([
      { ...input, page: '1' },
      { ...input, page: '2' },
    ]);
  });

  it('show a member’s favourites from page 1, 26 a page', async () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(getFavourites, (input) => {
        asked.push(input);
        return { content: [aGame({ gameName: 'Koi' })], pageNum: 1, totalPages: 1 };
      }),
      answer(getFavouriteIds, { list: [aGame().nodeId] }),
    );
    await open('?gameType=LIVE&dataType=fav', { session: aSession() });
    expect(await screen.findByText('Koi')).toBeVisible();
    expect(asked[0]).toEqual({ pageNo: '1', pageSize: '26', gameType: 'LIVE', language: 'EN' });
  });

  const openFavourites = async () => {
    const [koi, gem] = [aGame({ nodeId: '1', gameName: 'Koi' }), aGame({ nodeId: '2', gameName: 'Gem' })];
    server.use(
      answer(getFavouriteIds, { list: ['1', '2'] }),
      answer(getFavourites, { content: [koi, gem], pageNum: 1, totalPages: 1 }),
    );
    const page = await open('?gameType=RNG&dataType=fav', { session: aSession() });
    const heart = await screen.findByRole('button', { name: 'Favourite: Koi' });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await page.user.click(heart);
  };

  it('drop a favourite that is one no longer, before the server has answered', async () => {
    server.use(hang(removeFavourite));
    await openFavourites();
    await waitFor(() => expect(screen.queryByText('Koi')).not.toBeInTheDocument());
    expect(screen.getByText('Gem')).toBeVisible();
  });

  it('bring it back, and say so on it, when the server refuses', async () => {
    server.use(refuse(removeFavourite, 'unknown'));
    await openFavourites();
    expect(await screen.findByText('Not saved. Try again')).toBeVisible();
    expect(screen.getByText('Koi')).toBeVisible();
  });

  it('send a guest who taps a heart to the login page', async () => {
    serveGames();
    server.use(refuse(addFavourite, 'session.expired'));
    const { user, address } = await open('?gameType=LIVE');
    await user.click(await screen.findByRole('button', { name: 'Favourite: Game 1' }));
    expect(address()).toContain('/m/login?back=');
  });
});

describe('a search', () => {
  const suggested = async (label: string) =>
    within(await screen.findByRole('list', { name: label }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('suggests games of any category while a name is typed; only Enter asks the list', async () => {
    const asked = serveGames();
    server.use(
      answerBy(getGameShelves, ({ gameName = '' }) => ({
        shelves: [
          { gameCategory: 'FISH', total: 1, games: [aGame({ gameName: `${gameName} Reef`, vendorName: 'Perlas' })] },
        ],
      })),
    );
    const { user, address } = await open('?gameType=RNG');
    await user.type(screen.getByRole('searchbox'), 'koi');
    await screen.findByText('koi Reef');
    expect(await suggested('Suggestions')).toEqual(['koi ReefPerlas']);
    expect(asked.every(({ gameName }) => gameName === undefined)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Suggestions' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('koi');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.gameName).toBe('koi'));
    expect(address()).toContain('koi');
  });

  it('suggests a game once, and those that are closed last', async () => {
    serveGames();
    const shut = aGame({ nodeId: 'shut', gameName: 'Koi Shut', isClosed: true });
    const hot = aGame({ nodeId: 'hot', gameName: 'Koi Hot', vendorName: 'Perlas' });
    const shelf = (gameCategory: string, ...of: (typeof hot)[]) => ({ gameCategory, total: of.length, games: of });
    server.use(answer(getGameShelves, { shelves: [shelf('HOT', shut, hot), shelf('RNG', hot)] }));
    const { user } = await open('?gameType=RNG');
    await user.type(screen.getByRole('searchbox'), 'koi');
    await screen.findByText('Koi Hot');
    expect(await suggested('Suggestions')).toEqual(['Koi HotPerlas', 'Koi ShutClosed for now']);
  });

  it('that finds no game says so', async () => {
    serveGames();
    server.use(answer(getGameShelves, { shelves: [] }));
    const { user } = await open('?gameType=RNG');
    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('No game by this name')).toBeVisible();
  });

  it('begins with what was searched for last and what is played most', async () => {
    const asked = serveGames();
    const shut = aGame({ nodeId: 'shut', gameName: 'Shut', isClosed: true });
    server.use(answer(getHotGames, { list: [shut, aGame({ nodeId: 'hot', gameName: 'Parol Nights' })], total: 2 }));
    const { user } = await open('?gameType=RNG');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'koi{Enter}');
    expect(screen.queryByRole('region', { name: 'Suggestions' })).not.toBeInTheDocument();
    await user.clear(field);
    expect(await suggested('Popular now')).toEqual([expect.stringContaining('Parol Nights')]);
    await user.click(screen.getByRole('button', { name: 'koi' }));
    expect(field).toHaveValue('koi');
    expect(asked.at(-1)?.gameName).toBe('koi');
    await user.click(field);
    await user.tab();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('region', { name: 'Suggestions' })).not.toBeInTheDocument();
  });
});

describe('classes', () => {
  it('of slots that are new say of how many, and lead to all', async () => {
    const asked = serveGames(() => ({ total: 54 }));
    const { user } = await open('?gameType=RNG');
    expect(await screen.findByText('New: 54 of 160')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See all games' }));
    await waitFor(() => expect(asked.at(-1)?.gameClassify).toBe('ALL'));
    expect(await screen.findByText('54 games')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See all games' })).not.toBeInTheDocument();
  });

  it('of slots begin with new, which all brings along as a chip that clears', async () => {
    const asked = serveGames();
    const { user } = await open('?gameType=RNG');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter New' }));
    await waitFor(() => expect(asked.map(({ isNew }) => isNew)).toEqual(['1', undefined]));
    expect(
      within(chips())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'New', 'Video', 'Jackpot']);
    await user.click(screen.getByRole('button', { name: 'Jackpot' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ gameClassify: 'JACKPOT' }));
    expect(screen.getByRole('button', { name: 'Remove the filter Jackpot' })).toBeVisible();
  });

  it.each([
    ['FISH', 'has none'],
    ['LIVE', 'offers none where there is one only'],
  ])('%s %s', async (category) => {
    serveGames();
    await open(`?gameType=${category}`);
    await screen.findByText('Game 1');
    expect(screen.queryByRole('group', { name: 'Classes and filters' })).not.toBeInTheDocument();
  });

  it('of SPORTS leave esports out', async () => {
    serveGames();
    await open('?gameType=SPORTS');
    await screen.findByText('Game 1');
    expect(
      within(chips())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Video', 'Jackpot']);
  });
});

describe('the vendor strip', () => {
  it('has all and each vendor but the esports and the cockfight one; the same one again clears it', async () => {
    const asked = serveGames();
    const { user, address } = await open('?gameType=RNG');
    const strip = await screen.findByRole('group', { name: 'Providers' });
    expect(
      within(strip)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Perlas', 'Jade Lotus']);
    await user.click(within(strip).getByRole('button', { name: 'Perlas' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ vassalage: 'PERLAS', pageNo: '1' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=PERLAS');
    await user.click(within(strip).getByRole('button', { name: 'Perlas' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&gameClassify=ALL');
    expect(within(strip).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('vendors that do not come', () => {
  it('are said where their strip would stand, and tried again there; the games are there', async () => {
    serveGames();
    server.use(refuse(getVendorGameTypes, 'unknown'));
    const { user } = await open('?gameType=RNG');
    expect(await screen.findByText('Game 1')).toBeVisible();
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('The providers did not load');
    server.use(answer(getVendorGameTypes, MENU));
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Providers' })).toBeVisible();
  });
});

describe('the filter panel', () => {
  const openPanel = async (search: string) => {
    const page = await open(search);
    await page.user.click(await screen.findByRole('button', { name: /^Filter/ }));
    return { ...page, panel: within(await screen.findByRole('dialog')) };
  };

  it('says how many games its filters leave before they are in force', async () => {
    serveGames(({ minBet, vassalage }) => ({ total: minBet === '0.1' && vassalage === 'PERLAS' ? 84 : 500 }));
    const { user, panel, address } = await openPanel('?gameType=RNG&gameClassify=ALL');
    expect(await panel.findByRole('button', { name: 'Show 500 games' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Perlas' }));
    await user.click(panel.getByRole('tab', { name: '0.1' }));
    await user.click(await panel.findByRole('button', { name: 'Show 84 games' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=PERLAS&minBet=0.1');
    expect(await screen.findByRole('button', { name: 'Remove the filter Min ₱0.10' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible();
  });

  it('has every stake of the specification, and no stakes for other games', async () => {
    serveGames();
    const { panel } = await openPanel('?gameType=RNG');
    expect(panel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      '0.01',
      '0.05',
      '0.1',
      '0.5',
      '0.75',
    ]);
  });

  it('of slots has their game type: a class, or many lines, one of all', async () => {
    serveGames();
    const { user, panel, address } = await openPanel('?gameType=RNG&gameClassify=ALL');
    const types = within(panel.getByRole('group', { name: en.list.gameType }));
    expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'New',
      'Video',
      'Jackpot',
      '20+ lines',
    ]);
    await user.click(types.getByRole('button', { name: 'Jackpot' }));
    await user.click(await panel.findByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/m/gameList?gameType=RNG&gameClassify=JACKPOT');
  });

  it('of another category has vendors and the way to other categories alone', async () => {
    serveGames();
    const { panel } = await openPanel('?gameType=SPORTS');
    expect(panel.queryByText(en.list.minBet)).not.toBeInTheDocument();
    expect(panel.queryByText(en.list.gameType)).not.toBeInTheDocument();
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/gameList?gameType=RNG',
      '/m/gameList?gameType=FISH',
      '/m/gameList?gameType=LIVE',
    ]);
  });

  it('clears every filter at once', async () => {
    serveGames();
    const { user, panel, address } = await openPanel('?gameType=RNG&vassalage=JL&gameName=koi&minBet=0.5&minLine=20');
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&gameClassify=ALL');
    await waitFor(() => expect(panel.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true'));
    expect(panel.getByRole('button', { name: 'Jade Lotus' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks for one game to count them, and counts the pages where the server counts nothing', async () => {
    const asked = serveGames(() => ({ total: 0, totalPages: 4 }));
    const { panel } = await openPanel('?gameType=RNG');
    expect(await panel.findByRole('button', { name: 'Show 4 games' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ pageSize: '1', gameClassify: 'NEW', isNew: '1' });
  });
});

describe('without a game', () => {
  it('the way out of the filters is offered', async () => {
    serveGames(({ gameName }) => (gameName === undefined ? {} : { games: [] }));
    const { user } = await open(`?gameType=RNG&gameName=${encodeURIComponent('🎰'.repeat(5000))}`);
    await user.click(await screen.findByRole('button', { name: en.list.clearAll }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });

  it.each([
    ['recent', en.list.empty.recent],
    ['fav', en.list.empty.fav],
  ])('%s says what would stand there', async (mode, title) => {
    server.use(
      answer(getRecentGames, { list: [], totalPages: 0 }),
      answer(getFavourites, { content: [], pageNum: 1, totalPages: 0 }),
    );
    await open(`?gameType=LIVE&dataType=${mode}`, { session: aSession() });
    expect(await screen.findByText(title)).toBeVisible();
  });
});
