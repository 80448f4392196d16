import type { DeviceFacts } from 'shared-kernel/device';
import { type DownloadResource, downloadsForDevice, promptedDownloads } from './downloads.ts';

const DESKTOP: DeviceFacts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36',
  platform: 'Linux x86_64',
  maxTouchPoints: 0,
  isStandalone: false,
  hasWebClipFlag: false,
};
const ANDROID: DeviceFacts = {
  ...DESKTOP,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};
const IPHONE: DeviceFacts = {
  ...DESKTOP,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  platform: 'iPhone',
  maxTouchPoints: 5,
};
const IPHONE_CHROME = { ...IPHONE, userAgent: IPHONE.userAgent.replace('Version/18.1', 'CriOS/140.0') };
const WEB_CLIP = { ...IPHONE, hasWebClipFlag: true };
const INSTALLED = { ...IPHONE, isStandalone: true };
const NATIVE_APP = { ...ANDROID, userAgent: `${ANDROID.userAgent} AppShell/2.1` };

const ALL: readonly DownloadResource[] = [
  { resourceType: 'MOBILECONFIG', url: '/site.mobileconfig' },
  { resourceType: 'IOS', url: '/ios' },
  { resourceType: 'Android', url: '/app.apk' },
  { resourceType: 'AppDownloadIcon', url: '/icon.png' },
];

const kindsOf = (links: ReturnType<typeof promptedDownloads>) => links.map(({ kind }) => kind);

test.each([
  ['a desktop', DESKTOP, ['android', 'ios'], ['android', 'ios']],
  ['an Android phone', ANDROID, ['android', 'ios'], ['android']],
  ['an iPhone', IPHONE, ['android', 'ios', 'profile'], ['ios', 'profile']],
  ['an iPhone with the web clip', WEB_CLIP, ['android', 'ios'], ['ios']],
  ['an installed web app', INSTALLED, ['android', 'ios', 'profile'], []],
  ['the native app', NATIVE_APP, ['android', 'ios'], []],
] as const)('on %s the prompt and the block offer each their own', (_, device, prompted, forDevice) => {
  expect(kindsOf(promptedDownloads(ALL, device))).toEqual(prompted);
  expect(kindsOf(downloadsForDevice(ALL, device))).toEqual(forDevice);
});

test.each([promptedDownloads, downloadsForDevice])('only what has a link is offered: %p', (linksOn) => {
  expect(linksOn([{ resourceType: 'Android', url: '' }], DESKTOP)).toEqual([]);
  expect(linksOn([{ resourceType: 'Android', url: 'javascript:alert(1)' }], DESKTOP)).toEqual([]);
  expect(linksOn([{ resourceType: 'MOBILECONFIG', url: '' }], IPHONE)).toEqual([]);
  expect(linksOn([{ resourceType: 'AppDownloadIcon', url: '/icon.png' }], IPHONE)).toEqual([]);
  expect(linksOn([{ resourceType: 'IOS', url: '/ios' }], DESKTOP)).toEqual([
    { kind: 'ios', url: '/ios', needsSafari: false },
  ]);
});

const needing = (device: DeviceFacts) =>
  promptedDownloads(ALL, device).flatMap(({ kind, needsSafari }) => (needsSafari ? [kind] : []));

test('Safari is needed on iOS in any other browser, for what iOS installs', () => {
  expect(needing(IPHONE_CHROME)).toEqual(['ios', 'profile']);
  expect(needing(IPHONE)).toEqual([]);
  expect(needing(ANDROID)).toEqual([]);
});
