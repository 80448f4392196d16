import { paths } from '@shared-kernel/contracts/system/paths';
import { getHelpCenter } from '@shared-kernel/contracts/system/system';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './help-detail.page.tsx';
import en from './texts.en.json';

const ITEMS = [
  { title: 'When will my deposit arrive?', content: '<p>Within minutes.</p>' },
  { title: 'I forgot my password', content: '<p>Set a new one on <a href="/m/forget">its page</a>.</p>' },
];
const server = serveApi(answer(getHelpCenter, { items: ITEMS }));
const open = (search = '') => renderBrowse(<Page />, { path: paths.helpDetail + search });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'help-detail');
  await expectStartedCalls(server, route, () => open());
});

it.each([
  ['', 'When will my deposit arrive?'],
  ['?i=0', 'When will my deposit arrive?'],
  ['?i=1', 'I forgot my password'],
])('%p shows %p: the first article unless said', async (search, title) => {
  await open(search);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
});

it('its links go to their own path', async () => {
  const { user, address } = await open('?i=1');
  await user.click(await screen.findByRole('link', { name: 'its page' }));
  expect(address()).toBe('/m/forget');
});

it('leads to the articles that follow, from the first again after the last', async () => {
  server.use(answer(getHelpCenter, { items: [...ITEMS, { title: 'What is turnover?', content: '' }] }));
  const { user } = await open('?i=1');
  const others = await screen.findByRole('list', { name: en.help.others });
  const links = within(others).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['What is turnover?', 'When will my deposit arrive?']);
  await user.click(within(others).getByRole('link', { name: 'When will my deposit arrive?' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'When will my deposit arrive?' })).toBeVisible();
});

it('leads to customer service', async () => {
  await open();
  expect(await screen.findByRole('link', { name: en.help.service })).toHaveAttribute('href', paths.service);
});

it.each(['?i=2', '?i=-1', '?i=1.5', '?i=x', '?i=', '?i=99999999999999999999'])(
  '%p is no article: it says so and leads to all of them',
  async (search) => {
    await open(search);
    expect(await screen.findByRole('heading', { name: en.help.gone })).toBeVisible();
    expect(screen.getByRole('link', { name: en.help.all })).toHaveAttribute('href', paths.help);
  },
);

it('offers another try when the article does not come', async () => {
  server.use(refuse(getHelpCenter, 'unknown'));
  const { user } = await open('?i=1');
  await screen.findByText(en.help.failed);
  server.use(answer(getHelpCenter, { items: ITEMS }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'I forgot my password' })).toBeVisible();
});
