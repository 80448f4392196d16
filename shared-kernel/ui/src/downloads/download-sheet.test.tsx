import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { DownloadLinks } from '@shared-kernel/ui/downloads';
import { DownloadSheet } from '@shared-kernel/ui/downloads/sheet';
import { screen } from '@testing-library/react';
import en from './texts.en.json';
import ty from './texts.ty.json';

const LINKS = someSettings({
  resources: [
    { resourceType: 'Android', url: 'https://apps.test/tala.apk' },
    { resourceType: 'IOS', url: 'https://apps.test/tala' },
  ],
});
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1';
const OLD_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 Version/11.0 Mobile/15E148 Safari/604.1';

const server = serveApi(answer(getConsolidatedSettings, LINKS));
const nothing = () => undefined;
const open = (language: 'EN' | 'TY' = 'EN') => renderPage(<DownloadSheet isOpen onClose={nothing} />, { language });
const onDevice = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

afterEach(() => jest.restoreAllMocks());

it.each([
  ['EN', en],
  ['TY', ty],
] as const)('offers what has a link, and says what it does, in %s', async (language, texts) => {
  await open(language);
  const android = await screen.findByRole('link', { name: new RegExp(texts.android) });
  expect(android).toHaveAttribute('href', 'https://apps.test/tala.apk');
  expect(android).toHaveTextContent(texts.does.android);
  expect(screen.getByRole('link', { name: new RegExp(texts.ios) })).toBeVisible();
  expect(screen.queryByText(texts.profile)).not.toBeInTheDocument();
});

it.each(['rows', 'buttons'] as const)('as %s, asks for Safari in another iOS browser', async (look) => {
  const links = [{ kind: 'ios', url: 'https://apps.test/tala', needsSafari: true }] as const;
  const { user } = await renderPage(<DownloadLinks links={links} variant={look} />);
  await user.click(screen.getByRole('button', { name: /iOS app/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Notice' })).toHaveTextContent(en.safari);
});

it("says it in the server's words where it has some", async () => {
  server.use(answer(getConsolidatedSettings, { ...LINKS, parameters: { safariNotice: 'Open Safari, please.' } }));
  onDevice(IPHONE_CHROME);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /iOS app/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Notice' })).toHaveTextContent('Open Safari, please.');
});

it('has the specification’s words for it otherwise', () => {
  expect(en.safari).toBe('Please use Safari for download App');
});

it('follows the device: a press in Chrome on iOS opens the notice', async () => {
  onDevice(IPHONE_CHROME);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /iOS app/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Notice' })).toBeVisible();
});

it('tells an old iOS how to add the site to its home screen', async () => {
  onDevice(OLD_IPHONE);
  await open();
  expect(await screen.findByText(en.tip.ios11)).toBeVisible();
});

it('says so when there is no app', async () => {
  server.use(answer(getConsolidatedSettings, someSettings({ resources: [] })));
  await open();
  expect(await screen.findByText(en.none)).toBeVisible();
});

it('says so when the links do not come, and tries again', async () => {
  server.use(refuse(getConsolidatedSettings, 'unknown'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Android app/ })).toBeVisible();
});
