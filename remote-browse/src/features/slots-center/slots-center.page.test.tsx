import { getFavouriteIds, getFavourites } from '@shared-kernel/contracts/browse/favourites';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aGame, aGamePage, aVendorTile, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './slots-center.page.tsx';
import en from './texts.en.json';

const JL = aVendorTile({
  vassalage: 'JL',
  accountTypeName: 'Jade Lantern',
  gameType: 'RNG',
  isGameH5: 'VASSALAGE',
  freeplay: 1,
  gameCount: 100,
});
const KOI = aGame({ nodeId: '1', gameName: 'Koi Emperor', supportPlay: 0 });
const REEF = aGame({ nodeId: '2', gameName: 'Golden Reef', supportPlay: 1 });
const OTHER = aGame({ nodeId: '3', gameName: 'Not Theirs', vassalage: 'PERLAS', supportPlay: 0 });

const asked = jest.fn();
watchBottom();
const server = serveApi(
  answer(getVendorGameTypes, someVendorGameTypes({ mapping: { RNG: [JL] } })),
  answer(getFavouriteIds, { list: ['2', '3'] }),
  answer(getHotGames, { list: [OTHER, KOI], total: 2 }),
  answer(getFavourites, { content: [OTHER, REEF], pageNum: 1, totalPages: 1 }),
  answerBy(getGameList, (input) => {
    asked(input);
    return aGamePage({ games: String(input.isNew) === '1' ? [REEF] : [KOI, REEF] });
  }),
);
beforeEach(() => asked.mockClear());

const open = (search = 'vassalage=JL', options: RenderPageOptions = {}) =>
  renderBrowse(<Page />, { path: `${paths.slotsCenter}?${search}`, ...options });
const game = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(name) })).not.toBeInTheDocument());

it('asks for what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'slots-center');
  await expectStartedCalls(server, route, () => renderBrowse(<Page />, { path: paths.slotsCenter }));
});

it('has one vendor’s slots, all classes of them, and says whose they are', async () => {
  await open();
  expect(await game('Koi Emperor')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Jade Lantern' })).toBeVisible();
  expect(screen.getByText('100 games')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ gameType: 'RNG', vassalage: 'JL' }));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says that a vendor is down', async () => {
  server.use(
    answer(getVendorGameTypes, someVendorGameTypes({ mapping: { RNG: [{ ...JL, isUnderMaintenance: true }] } })),
  );
  await open();
  expect(await screen.findByText('Maintenance')).toBeVisible();
});

it('shows the new and the hot ones of this vendor alone', async () => {
  const { user, address } = await open();
  await game('Koi Emperor');
  await user.click(screen.getByRole('tab', { name: 'New' }));
  await gone('Koi Emperor');
  expect(await game('Golden Reef')).toBeVisible();
  expect(address()).toBe('/m/slotsCenter?vassalage=JL&show=new');
  await user.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(await game('Koi Emperor')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Not Theirs/ })).not.toBeInTheDocument();
});

it('asks for a stake, and takes it back with the same press', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Min ₱0.10' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ minBet: '0.1' })));
  expect(address()).toBe('/m/slotsCenter?vassalage=JL&minBet=0.1');
  await user.click(screen.getByRole('button', { name: 'Min ₱0.10', pressed: true }));
  expect(address()).toBe('/m/slotsCenter?vassalage=JL');
});

it('opens demos only where they are allowed, as demos, and comes back to them', async () => {
  const { user } = await open('vassalage=JL', { session: aSession() });
  await game('Golden Reef');
  await user.click(screen.getByRole('button', { name: en.slots.freePlay }));
  await gone('Golden Reef');
  const { searchParams } = new URL((await game('Koi Emperor')).getAttribute('href') ?? '', 'https://site.test');
  expect([searchParams.get('freePlay'), searchParams.get('pageBack')]).toEqual([
    '1',
    '/m/slotsCenter?vassalage=JL&freePlay=1',
  ]);
});

it('has no demos of a vendor that allows none', async () => {
  server.use(answer(getVendorGameTypes, someVendorGameTypes({ mapping: { RNG: [{ ...JL, freeplay: 0 }] } })));
  await open();
  await screen.findByRole('heading', { name: 'Jade Lantern' });
  await waitFor(() => expect(screen.queryByRole('button', { name: en.slots.freePlay })).not.toBeInTheDocument());
});

it('shows a member’s favourites of this vendor, and sends a guest to log in and back to them', async () => {
  const { user, unmount } = await open('vassalage=JL', { session: aSession() });
  await user.click(await screen.findByRole('tab', { name: en.slots.show.fav }));
  expect(await game('Golden Reef')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Not Theirs/ })).not.toBeInTheDocument();
  unmount();
  const guest = await open();
  await guest.user.click(await screen.findByRole('tab', { name: en.slots.show.fav }));
  const back = new URL(guest.address(), 'https://site.test').searchParams.get('back');
  expect(back).toBe('/m/slotsCenter?vassalage=JL&show=fav');
  guest.unmount();
  const typed = await open('vassalage=JL&show=fav');
  await waitFor(() => expect(typed.address()).toMatch(/^\/m\/login\?back=/));
});

it('without a vendor lets one choose', async () => {
  await renderBrowse(<Page />, { path: paths.slotsCenter, session: aSession() });
  expect(await screen.findByRole('link', { name: /Jade Lantern/ })).toHaveAttribute(
    'href',
    '/m/slotsCenter?vassalage=JL',
  );
});

it('says what to do when nothing is found, and widens the choice', async () => {
  server.use(answer(getGameList, aGamePage({ games: [] })));
  const { user, address } = await open('vassalage=JL&minBet=0.01');
  expect(await screen.findByText(en.slots.empty.narrowed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.slots.showAll }));
  expect(address()).toBe('/m/slotsCenter?vassalage=JL');
  expect(await screen.findByText(en.slots.empty.all)).toBeVisible();
});

it('offers another try when the games do not come', async () => {
  server.use(refuse(getGameList, 'unknown'));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer(getGameList, aGamePage({ games: [KOI] })));
  await user.click(again);
  expect(await game('Koi Emperor')).toBeVisible();
});
