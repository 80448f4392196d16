import { screen, waitFor } from '@testing-library/react';
import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { answer, answerBy } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { someSettings } from 'shared-kernel/testing/site-builders';
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

it('is a bar that stays closed once closed', async () => {
  const { user, unmount } = await renderBrowse(<DownloadCard onOpen={nothing} />);
  await user.click(await screen.findByRole('button', { name: 'Hide this' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  unmount();
  await renderBrowse(<DownloadCard onOpen={nothing} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

describe('the bar is absent', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36';
  const asked = jest.fn();
  /** The links have come, and there is no bar. */
  const expectNone = async (settings = LINKS) => {
    server.use(
      answerBy(getConsolidatedSettings, () => {
        asked();
        return settings;
      }),
    );
    const { client } = await renderBrowse(<DownloadCard onOpen={nothing} />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  };
  beforeEach(() => asked.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('in the native app', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${ANDROID} AppShell/2.1`);
    await expectNone();
  });

  it('where the site runs from the home screen', async () => {
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
    await expectNone();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('without a link', async () => {
    await expectNone(someSettings({ resources: [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }] }));
  });
});
