import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { getHotGames, getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame, aVendorTile, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './game-center.page.tsx';
import en from './texts.en.json';

const SPORTS = [
  aVendorTile({ vassalage: 'BTI', accountTypeName: 'Bay Track', nodeId: '1' }),
  aVendorTile({ vassalage: 'SABA', accountTypeName: 'Saba Field', nodeId: '2', isUnderMaintenance: true }),
];
const RNG = [aVendorTile({ vassalage: 'JL', accountTypeName: 'Jade Lantern', nodeId: '3', isGameH5: 'VASSALAGE' })];

const HOT = [
  aGame({ nodeId: '4', gameName: 'Koi Emperor', isClosed: true }),
  aGame({ nodeId: '5', gameName: 'Parol Nights' }),
  aGame({ nodeId: '6', gameName: 'Island Cup', gameType: 'SPORTS' }),
];

const server = serveApi(
  answer(getVendorGameTypes, someVendorGameTypes({ mapping: { RNG, SPORTS } })),
  answer(getHotGames, { list: HOT, total: HOT.length }),
  answer(getFavouriteIds, { list: [] }),
);
const open = (options: RenderPageOptions = {}) => renderBrowse(<Page />, { path: paths.gameCenter, ...options });
const tiles = (name: string) => screen.findByRole('list', { name });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'game-center');
  await expectStartedCalls(server, route, open);
});

it('opens on the first category that home shows as vendors, and says which of them is down: that one leads nowhere', async () => {
  await open();
  const list = within(await tiles('Sports'));
  expect(list.getByRole('link', { name: /Bay Track/ })).toBeVisible();
  expect(list.getByText('Saba Field')).toBeVisible();
  expect(list.getByText('Maintenance')).toBeVisible();
  expect(list.queryByRole('link', { name: /Saba Field/ })).not.toBeInTheDocument();
});

it('has open games below the vendors, those of the category first', async () => {
  await open({ session: aSession() });
  const links = within(await screen.findByRole('list', { name: 'Open now' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Island Cup', 'Parol Nights']);
});

it('goes from category to category, which its address says; a vendor of slots has a page of ours', async () => {
  const { user, address } = await open({ session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Slots' }));
  expect(address()).toBe('/m/gameCenter?gameType=RNG');
  expect(within(await tiles('Slots')).getByRole('link', { name: /Jade Lantern/ })).toHaveAttribute(
    'href',
    '/m/slotsCenter?vassalage=JL',
  );
  expect(screen.getByRole('button', { name: 'Slots', pressed: true })).toBeVisible();
});

it('comes back from a vendor’s lobby to the category', async () => {
  await open({ path: `${paths.gameCenter}?gameType=SPORTS`, session: aSession() });
  const link = await screen.findByRole('link', { name: /Bay Track/ });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
  expect(searchParams.get('pageBack')).toBe('/m/gameCenter?gameType=SPORTS');
});

it('leads on where a category has no vendors', async () => {
  await open({ path: `${paths.gameCenter}?gameType=KENO` });
  expect(await screen.findByText('No provider here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: en.center.allGames })).toHaveAttribute('href', '/m/gameLobby');
});

it('offers another try when the vendors do not come', async () => {
  server.use(refuse(getVendorGameTypes, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.center.failed)).toBeVisible();
  server.use(answer(getVendorGameTypes, someVendorGameTypes({ mapping: { SPORTS } })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tiles('Sports')).toBeVisible();
});
