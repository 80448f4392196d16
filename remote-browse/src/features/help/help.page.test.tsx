import { paths } from '@shared-kernel/contracts/system/paths';
import { getHelpCenter } from '@shared-kernel/contracts/system/system';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './help.page.tsx';
import en from './texts.en.json';

const ITEMS = [
  { title: 'When will my deposit arrive?', content: '<p>Within minutes.</p>' },
  { title: 'I forgot my password', content: '<p>Set a new one.</p>' },
  { title: 'The señorita game', content: '<p>Asks for a deposit.</p>' },
];
const server = serveApi(answer(getHelpCenter, { items: ITEMS }));

const open = (search = '') => renderBrowse(<Page />, { path: paths.help + search });
const titles = () =>
  within(screen.getByRole('list', { name: en.help.articles }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'help');
  await expectStartedCalls(server, route, () => open());
});

it('brings its own header; back is one step, home where there is none', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user, address } = await open();
  expect(screen.getByRole('heading', { level: 1, name: en.help.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe(paths.home);
});

it('lists the titles in the server’s order; each leads to its article', async () => {
  const { user, address } = await open();
  await screen.findByRole('link', { name: 'I forgot my password' });
  expect(titles()).toEqual(ITEMS.map(({ title }) => title));
  await user.click(screen.getByRole('link', { name: 'I forgot my password' }));
  expect(address()).toBe('/m/helpDetail?i=1');
});

it('an address with an index goes on to that article, and back does not come here again', async () => {
  const { address } = await open('?i=2');
  await waitFor(() => expect(address()).toBe('/m/helpDetail?i=2'));
});

describe('the search', () => {
  it('leaves the titles that match, each under the index that it has in the whole list, and says how many', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox', { name: en.help.search }), 'DEPOSIT');
    expect(titles()).toEqual(['When will my deposit arrive?', 'The señorita game']);
    expect(screen.getByRole('link', { name: 'The señorita game' })).toHaveAttribute('href', '/m/helpDetail?i=2');
    expect(await screen.findByText('2 articles found')).toBeInTheDocument();
    expect(address()).toBe('/m/help?q=DEPOSIT');
  });

  it('is there again on the way back from an article', async () => {
    await open('?q=senorita');
    expect(await screen.findByRole('searchbox')).toHaveValue('senorita');
    expect(titles()).toEqual(['The señorita game']);
  });

  it('that finds nothing says so and leads to customer service', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox'), 'jackpot');
    expect(await screen.findByRole('heading', { name: en.help.nothing })).toBeVisible();
    expect(screen.getByRole('link', { name: en.help.service })).toHaveAttribute('href', paths.service);
    await user.clear(screen.getByRole('searchbox'));
    expect(titles()).toHaveLength(3);
  });
});

it('says so when there are no articles', async () => {
  server.use(answer(getHelpCenter, { items: [] }));
  await open();
  expect(await screen.findByRole('heading', { name: en.help.empty })).toBeVisible();
});

it('offers another try when the articles do not come', async () => {
  server.use(refuse(getHelpCenter, 'unknown'));
  const { user } = await open();
  await screen.findByText(en.help.failed);
  server.use(answer(getHelpCenter, { items: ITEMS }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'I forgot my password' })).toBeVisible();
});
