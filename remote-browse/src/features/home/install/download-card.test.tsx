import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { screen, waitFor } from '@testing-library/react';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { DownloadCard } from './download-card.tsx';

const LINKS = someSettings({
  resources: [
    { resourceType: 'Android', url: 'https://apps.test/tala.apk' },
    { resourceType: 'IOS', url: 'https://apps.test/tala' },
  ],
});

const server = serveApi(answer(getConsolidatedSettings, LINKS));
const nothing = () => undefined;

beforeEach(() => {
  localStorage.clear();
});

it.each([
  [
    'has the operator’s own icon of the app',
    [{ resourceType: 'AppDownloadIcon' as const, url: '/own-icon.png' }],
    '/own-icon.png',
  ],
  ['has a sign where the settings name no icon', [], undefined],
  ['has a sign where the icon is left empty', [{ resourceType: 'AppDownloadIcon' as const, url: '' }], undefined],
])('%s', async (_, own, src) => {
  server.use(answer(getConsolidatedSettings, someSettings({ resources: [...LINKS.resources, ...own] })));
  await renderBrowse(<DownloadCard onOpen={nothing} />);
  const bar = await screen.findByRole('complementary');
  expect(bar.querySelector('img')?.getAttribute('src')).toBe(src);
});

it('is a bar that stays closed once closed', async () => {
  const { user, unmount } = await renderBrowse(<DownloadCard onOpen={nothing} />);
  await user.click(await screen.findByRole('button', { name: 'Hide this' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  unmount();
  await renderBrowse(<DownloadCard onOpen={nothing} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
