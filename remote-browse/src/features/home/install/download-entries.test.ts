import type { DeviceFacts } from 'shared-kernel/device';
import { downloadEntries, homeScreenTip } from './download-entries.ts';
import { isInstalled } from './is-installed.ts';

const RESOURCES = [
  { resourceType: 'IOS', url: '/ios' },
  { resourceType: 'Android', url: '/apk' },
  { resourceType: 'MOBILECONFIG', url: '/profile' },
  { resourceType: 'AppDownloadIcon', url: '/icon' },
] as const;

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const device = (userAgent: string, own: Partial<DeviceFacts> = {}): DeviceFacts => ({
  userAgent,
  platform: 'iPhone',
  maxTouchPoints: 5,
  isStandalone: false,
  hasWebClipFlag: false,
  ...own,
});
const ANDROID = device('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', {
  platform: 'Linux armv8l',
});
const kinds = (of: DeviceFacts, resources: Parameters<typeof downloadEntries>[0] = RESOURCES) =>
  downloadEntries(resources, of).map(({ kind }) => kind);

describe('the download prompt', () => {
  it('offers the profile on iOS only, and not once it is installed', () => {
    expect(kinds(device(SAFARI))).toEqual(['android', 'ios', 'profile']);
    expect(kinds(device(SAFARI, { hasWebClipFlag: true }))).toEqual(['android', 'ios']);
    expect(kinds(ANDROID)).toEqual(['android', 'ios']);
  });

  it('offers nothing that has no link', () => {
    expect(kinds(device(SAFARI), [{ resourceType: 'MOBILECONFIG', url: '' }])).toEqual([]);
  });

  it('asks for Safari on iOS in any other browser', () => {
    const chrome = device(SAFARI.replace('Version/17.4', 'CriOS/140.0'));
    expect(downloadEntries(RESOURCES, chrome).map(({ needsSafari }) => needsSafari)).toEqual([false, true, true]);
    expect(downloadEntries(RESOURCES, device(SAFARI)).some(({ needsSafari }) => needsSafari)).toBe(false);
    expect(downloadEntries(RESOURCES, ANDROID).some(({ needsSafari }) => needsSafari)).toBe(false);
  });
});

it('has nothing to install in the native app and on the home screen', () => {
  expect(isInstalled(ANDROID)).toBe(false);
  expect(isInstalled(device('Mozilla/5.0 (Linux; Android 15) AppShell/2.1'))).toBe(true);
  expect(isInstalled(device(SAFARI, { isStandalone: true }))).toBe(true);
});

it.each([
  ['11_4', 'ios11'],
  ['12_0', 'ios12'],
  ['12_1', 'ios12'],
  ['12_2', undefined],
  ['17_4', undefined],
])('on iOS %s the tip is %s', (version, tip) => {
  expect(homeScreenTip(device(SAFARI.replace('17_4', version)))).toBe(tip);
});
