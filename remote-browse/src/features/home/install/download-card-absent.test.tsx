import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { useDownloadResources } from '@shared-kernel/ui/downloads';
import { screen } from '@testing-library/react';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { DownloadCard } from './download-card.tsx';

// Apart from the test that closes the bar: closed once, it stays closed for the whole visit.
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36';
const LINKS = someSettings({ resources: [{ resourceType: 'Android', url: 'https://apps.test/tala.apk' }] });
const ICON_ALONE = someSettings({ resources: [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }] });

const server = serveApi();
const onDevice = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const Known = () => (useDownloadResources().data === undefined ? null : <p>The links are known</p>);

/** The bar, once its links are known. */
const openBar = async (settings = LINKS) => {
  server.use(answer(getConsolidatedSettings, settings));
  await renderBrowse(
    <>
      <DownloadCard onOpen={() => undefined} />
      <Known />
    </>,
  );
  await screen.findByText('The links are known');
  return screen.queryByRole('complementary');
};

beforeEach(() => onDevice(ANDROID));
afterEach(() => jest.restoreAllMocks());

it('is there in a browser', async () => {
  expect(await openBar()).toBeVisible();
});

it('is absent in the native app', async () => {
  onDevice(`${ANDROID} AppShell/2.1`);
  expect(await openBar()).toBeNull();
});

it('is absent where the site runs from the home screen', async () => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  expect(await openBar()).toBeNull();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('is absent without a link', async () => {
  expect(await openBar(ICON_ALONE)).toBeNull();
});
