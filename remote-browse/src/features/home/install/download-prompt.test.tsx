import { screen, waitFor } from '@testing-library/react';
import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { answer, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { someSettings } from 'shared-kernel/testing/site-builders';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { DownloadCard } from './download-card.tsx';
import { DownloadSheet } from './download-sheet.tsx';

const LINKS = someSettings({
  resources: [
    { resourceType: 'Android', url: 'https://apps.test/tala.apk' },
    { resourceType: 'IOS', url: 'https://apps.test/tala' },
  ],
});
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1';

const server = serveApi(answer(getConsolidatedSettings, LINKS));
const nothing = () => undefined;

beforeEach(() => {
  localStorage.clear();
});

it('offers what has a link', async () => {
  await renderBrowse(<DownloadSheet isOpen onClose={nothing} />);
  expect(await screen.findByRole('link', { name: /Android app/ })).toHaveAttribute(
    'href',
    'https://apps.test/tala.apk',
  );
  expect(screen.getByRole('link', { name: /iOS app/ })).toBeVisible();
  expect(screen.queryByText('iOS profile')).not.toBeInTheDocument();
});

it('asks for Safari in another iOS browser', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE_CHROME);
  const { user } = await renderBrowse(<DownloadSheet isOpen onClose={nothing} />);
  await user.click(await screen.findByRole('button', { name: /iOS app/ }));
  const notice = await screen.findByRole('alertdialog', { name: 'Notice' });
  expect(notice).toHaveTextContent('Please use Safari for download App');
});

it('says so when the links do not come, and tries again', async () => {
  server.use(refuse(getConsolidatedSettings, 'unknown'));
  const { user } = await renderBrowse(<DownloadSheet isOpen onClose={nothing} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Android app/ })).toBeVisible();
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
