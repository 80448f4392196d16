import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes, getVendors } from '@shared-kernel/contracts/browse/games';
import { getGameShelves, SHELF_SIZE } from '@shared-kernel/contracts/browse/shelves';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame, aGamePage, aVendor, aVendorTile, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './game-lobby.page.tsx';
import en from './texts.en.json';

const KOI = aGame({ nodeId: '1', gameName: 'Koi Emperor', vassalage: 'JL' });
const REEF = aGame({ nodeId: '2', gameName: 'Golden Reef', vassalage: 'PERLAS' });
const CUP = aGame({ nodeId: '3', gameName: 'Island Cup', vassalage: 'BTI', gameType: 'SPORTS' });
const ALL = [KOI, REEF, CUP];

const asked = jest.fn();
const server = serveApi(
  answer(getVendorGameTypes, someVendorGameTypes({ total: 3 })),
  answer(getVendors, { list: [aVendor(), aVendor({ vassalage: 'PERLAS', name: 'Perlas' })] }),
  answer(getFavouriteIds, { list: ['2'] }),
  answer(getHotGames, { list: [], total: 0 }),
  answerBy(getGameShelves, (input) => {
    asked(input);
    const { gameName = '', vassalage } = input;
    const found = ALL.filter(
      (game) => game.gameName.includes(gameName) && (vassalage === undefined || game.vassalage === vassalage),
    );
    const shelf = (gameCategory: string) => {
      const games = found.filter(({ gameType }) => gameType === gameCategory);
      return games.length === 0 ? [] : [{ gameCategory, total: games.length, games }];
    };
    return { shelves: [...shelf('RNG'), ...shelf('SPORTS')] };
  }),
);
beforeEach(() => asked.mockClear());

const open = (options: RenderPageOptions = {}) => renderBrowse(<Page />, { path: paths.gameLobby, ...options });
const row = (name: string) => screen.findByRole('list', { name });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'game-lobby');
  await expectStartedCalls(server, route, () => open({ session: aSession() }));
});

it('has a row of games of every category, in one call', async () => {
  await open();
  expect(within(await row('Slots')).getByRole('link', { name: /Koi Emperor/ })).toBeVisible();
  expect(within(await row('Sports')).getByRole('link', { name: /Island Cup/ })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('calls a category by the one name that the site has for it', async () => {
  const draw = aGame({ gameType: 'ELOTT' });
  server.use(answer(getGameShelves, { shelves: [{ gameCategory: 'ELOTT', total: 1, games: [draw] }] }));
  await open();
  expect(await row('Lottery')).toBeVisible();
  expect(screen.queryByText('E-lotto')).not.toBeInTheDocument();
});

it('leads to all games of a category: to its list, or to its vendors where home shows those', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'See all 2 Slots' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=RNG',
  );
  expect(screen.getByRole('link', { name: 'See all 1 Sports' })).toHaveAttribute(
    'href',
    '/m/gameCenter?gameType=SPORTS',
  );
});

it('is searched with Enter and not before, in every category at once; the list that it leads to is searched too', async () => {
  const { user, address } = await open();
  await row('Slots');
  await user.type(screen.getByRole('searchbox'), 'Koi');
  expect(await screen.findByRole('list', { name: 'Suggestions' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Sports' })).toBeVisible();
  expect(address()).toBe('/m/gameLobby');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sports' })).not.toBeInTheDocument());
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ gameName: 'Koi', size: String(SHELF_SIZE) }));
  expect(address()).toBe('/m/gameLobby?gameName=Koi');
  expect(screen.getByRole('link', { name: 'See all 1 Slots' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/m\/gameList\?.*gameName=Koi/),
  );
});

it('is narrowed to a provider, and the same one again widens it', async () => {
  const { user, address } = await open();
  await row('Slots');
  const provider = await screen.findByRole('button', { name: /Perlas/ });
  await user.click(provider);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Koi Emperor/ })).not.toBeInTheDocument());
  expect(address()).toBe('/m/gameLobby?vassalage=PERLAS');
  expect(screen.getByRole('link', { name: 'See all 1 Slots' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=RNG&vassalage=PERLAS',
  );
  await user.click(provider);
  expect(await screen.findByRole('link', { name: /Koi Emperor/ })).toBeVisible();
  expect(address()).toBe('/m/gameLobby');
});

it('says that nothing is called that, and shows every game again', async () => {
  const { user, address } = await open({ path: `${paths.gameLobby}?gameName=zzz` });
  expect(await screen.findByText(en.lobby.empty)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.lobby.showAll }));
  expect(await row('Slots')).toBeVisible();
  expect(address()).toBe('/m/gameLobby');
});

it('has no game to show where nothing was searched for: it says that, and blames no name', async () => {
  server.use(answer(getGameShelves, { shelves: [] }));
  await open();
  expect(await screen.findByText(en.lobby.none)).toBeVisible();
  expect(screen.queryByText(en.lobby.empty)).not.toBeInTheDocument();
});

it('opens a game that comes back to the lobby as it was, and keeps the hearts', async () => {
  const { user, address } = await open({ path: `${paths.gameLobby}?gameName=Reef`, session: aSession() });
  expect(await screen.findByRole('button', { name: 'Favourite: Golden Reef', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Golden Reef/ }));
  const { pathname, searchParams } = new URL(address(), 'https://site.test');
  expect([pathname, searchParams.get('nodeId')]).toEqual([paths.launchGame, '2']);
  expect(searchParams.get('pageBack')).toBe('/m/gameLobby?gameName=Reef');
});

it('offers another try when the games do not come', async () => {
  server.use(refuse(getGameShelves, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.lobby.failed)).toBeVisible();
  server.use(answer(getGameShelves, { shelves: [{ gameCategory: 'RNG', total: 1, games: [KOI] }] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Slots')).toBeVisible();
});

it('says where the strip would stand that the providers did not come, and tries them again there', async () => {
  server.use(refuse(getVendors, 'unknown'));
  const { user } = await open();
  expect(await row('Slots')).toBeVisible();
  const failed = screen.getByRole('alert');
  expect(failed).toHaveTextContent('The providers did not load');
  server.use(answer(getVendors, { list: [aVendor()] }));
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Providers' })).toBeVisible();
});

it('shows whoever comes back from a game what was there, without asking again', async () => {
  const Visit = () => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setThere(!isThere)}>
          Turn
        </button>
        {isThere && <Page />}
      </>
    );
  };
  const { user, client } = await renderBrowse(<Visit />, { path: paths.gameLobby });
  await row('Slots');
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  const later = Date.now() + 5 * 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(await row('Slots')).toBeVisible();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toHaveBeenCalledTimes(1);
  clock.mockRestore();
});

describe('a platform that knows only the specification', () => {
  const lists = jest.fn();
  /** What a test lets come near the screen. */
  const near = new Map<Element, (entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  beforeEach(() => {
    lists.mockClear();
    near.clear();
    globalThis.IntersectionObserver = class {
      readonly #hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#hear = hear;
      }
      observe(element: Element) {
        near.set(element, this.#hear);
      }
      disconnect() {}
    } as never;
    server.use(
      answer(getVendorGameTypes, someVendorGameTypes({ mapping: { SPORTS: [aVendorTile()] } })),
      answer(getHotGames, { list: [REEF], total: 0 }),
      answerBy(getGameList, ({ gameType, gameName }) => {
        lists(gameType);
        return aGamePage({ games: gameType === 'RNG' && gameName === undefined ? [KOI] : [] });
      }),
    );
  });
  const comeNear = () =>
    act(async () => {
      for (const hear of near.values()) hear([{ isIntersecting: true }]);
    });

  it.each([
    ['has no such call', refuse(getGameShelves, 'not.found')],
    ['answers it with nothing', answer(getGameShelves, {})],
  ])('that %s is asked for each row when that comes near, once', async (_what, foreign) => {
    server.use(foreign);
    await open();
    expect(await row('Hot')).toBeVisible();
    await waitFor(() => expect(near.size).toBeGreaterThan(0));
    expect(lists).not.toHaveBeenCalled();
    await comeNear();
    expect(within(await row('Slots')).getByRole('link', { name: /Koi Emperor/ })).toBeVisible();
    expect(lists.mock.calls.flat().sort()).toEqual(['RNG', 'SPORTS']);
    expect(screen.queryByRole('list', { name: 'Sports' })).not.toBeInTheDocument();
  });

  it('is not asked for each row because it is busy', async () => {
    server.use(refuse(getGameShelves, 'unknown'));
    await open();
    expect(await screen.findByText(en.lobby.failed)).toBeVisible();
    expect(near.size).toBe(0);
  });
});
