import {
  type DeviceFacts,
  iosVersion,
  isInstalled,
  isIosSafari,
  isMobile,
  isNativeApp,
  isStandalone,
  isWebClip,
  readDevice,
  registerMethod,
} from './device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPAD_AS_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';

const device = (own: Partial<DeviceFacts> = {}): DeviceFacts => ({
  userAgent: DESKTOP,
  platform: 'Linux x86_64',
  maxTouchPoints: 0,
  isStandalone: false,
  hasWebClipFlag: false,
  ...own,
});
const iphone = (own: Partial<DeviceFacts> = {}) => device({ userAgent: IPHONE, platform: 'iPhone', ...own });

test('the iOS version is read from the user agent, and from nothing else', () => {
  expect(iosVersion(iphone())).toEqual({ major: 12, minor: 1 });
  expect(iosVersion(iphone({ userAgent: IPHONE.replace('12_1', '17') }))).toEqual({ major: 17, minor: 0 });
  expect(iosVersion(device({ userAgent: ANDROID }))).toBeNull();
  expect(iosVersion(device({ userAgent: IPAD_AS_MAC, platform: 'MacIntel', maxTouchPoints: 5 }))).toBeNull();
});

test('Safari on iOS is told from the other browsers there and from Safari on a Mac', () => {
  expect(isIosSafari(iphone())).toBe(true);
  expect(isIosSafari(iphone({ userAgent: IPHONE.replace('Version/12.0', 'CriOS/130.0') }))).toBe(false);
  expect(isIosSafari(device({ userAgent: IPAD_AS_MAC, platform: 'MacIntel', maxTouchPoints: 5 }))).toBe(true);
  expect(isIosSafari(device({ userAgent: IPAD_AS_MAC, platform: 'MacIntel' }))).toBe(false);
});

test('phones are mobile, a desktop is not', () => {
  expect([iphone(), device({ userAgent: ANDROID }), device()].map((each) => isMobile(each))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['H5', iphone()],
  ['PWA', iphone({ isStandalone: true })],
  ['WEBCLIP', iphone({ isStandalone: true, hasWebClipFlag: true })],
  ['PWA', device({ userAgent: ANDROID, isStandalone: true, hasWebClipFlag: true })],
  ['APP', device({ userAgent: `${ANDROID} AppShell/1.0`, isStandalone: true })],
] as const)('the register method is %s', (method, facts) => {
  expect(registerMethod(facts)).toBe(method);
  expect(isWebClip(facts)).toBe(method === 'WEBCLIP');
  expect(isNativeApp(facts)).toBe(method === 'APP');
});

test('in the native app and on the home screen the site is installed', () => {
  expect(isInstalled(device({ userAgent: ANDROID }))).toBe(false);
  expect(isInstalled(device({ userAgent: `${ANDROID} AppShell/2.1` }))).toBe(true);
  expect(isInstalled(iphone({ isStandalone: true }))).toBe(true);
});

test('the browser is read when asked', () => {
  localStorage.setItem('WEBCLIP', '1');
  expect(readDevice()).toMatchObject({ userAgent: navigator.userAgent, isStandalone: false, hasWebClipFlag: true });
  expect(isStandalone()).toBe(false);
});
