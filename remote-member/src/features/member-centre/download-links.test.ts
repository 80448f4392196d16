import type { DeviceFacts } from 'shared-kernel/device';
import { downloadLinks } from './download-links.ts';

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

const ALL = [
  { resourceType: 'Android', url: '/app.apk' },
  { resourceType: 'IOS', url: '/ios' },
  { resourceType: 'MOBILECONFIG', url: '/site.mobileconfig' },
] as const;

const kinds = (device: DeviceFacts, resources: Parameters<typeof downloadLinks>[0] = ALL) =>
  downloadLinks(resources, device).map(({ kind }) => kind);

describe('download links', () => {
  it.each([
    ['a desktop', DESKTOP, ['android', 'ios']],
    ['an Android phone', ANDROID, ['android']],
    ['an iPhone', IPHONE, ['ios', 'profile']],
    ['an iPhone with the web clip', { ...IPHONE, hasWebClipFlag: true }, ['ios']],
    ['an installed web app', { ...IPHONE, isStandalone: true }, []],
    ['the native app', { ...ANDROID, userAgent: `${ANDROID.userAgent} AppShell/2.1` }, []],
  ] as const)('%s is offered its own', (_, device, expected) => {
    expect(kinds(device)).toEqual(expected);
  });

  it('offers only what there is', () => {
    expect(kinds(DESKTOP, [{ resourceType: 'Android', url: '' }])).toEqual([]);
    expect(kinds(DESKTOP, [{ resourceType: 'IOS', url: '/ios' }])).toEqual(['ios']);
    expect(kinds(IPHONE, [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }])).toEqual([]);
  });
});
