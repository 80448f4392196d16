import { type DeviceFacts, readDevice } from './device-facts.ts';

export { type DeviceFacts, readDevice, WEB_CLIP_KEY } from './device-facts.ts';

export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

/** How a registration reached the site (specification: accounts §3). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** The native shell adds this to its user agent. */
const APP_SHELL = /\bAppShell\//;
const IOS = /\b(?:iPhone|iPad|iPod)\b/;
const OTHER_IOS_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram|Line\//;

/** An iPad of today calls itself a Mac; only its touch screen gives it away. */
const isIos = ({ userAgent, platform, maxTouchPoints }: DeviceFacts): boolean =>
  IOS.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

/** Null on anything but iOS, and where the version is hidden (an iPad that calls itself a Mac). */
export const iosVersion = (device: DeviceFacts = readDevice()): IosVersion | null => {
  const [, major, minor = '0'] = /\bOS (\d+)(?:_(\d+))?/.exec(device.userAgent) ?? [];
  if (!isIos(device) || major === undefined) return null;
  return { major: Number(major), minor: Number(minor) };
};

export const isIosDevice = (device: DeviceFacts = readDevice()): boolean => isIos(device);

/** Runs as an installed web app, from the home screen. */
export const isStandalone = (device: DeviceFacts = readDevice()): boolean => device.isStandalone;

/** Runs inside the native app's shell. */
export const isNativeApp = (device: DeviceFacts = readDevice()): boolean => APP_SHELL.test(device.userAgent);

/** The site runs as an app already: there is nothing to install. */
export const isInstalled = (device: DeviceFacts = readDevice()): boolean => isNativeApp(device) || device.isStandalone;

/** Installed on an iOS home screen through the configuration profile. */
export const isWebClip = (device: DeviceFacts = readDevice()): boolean =>
  device.isStandalone && device.hasWebClipFlag && isIos(device);

/** Safari itself, the only iOS browser that installs a configuration profile. */
export const isIosSafari = (device: DeviceFacts = readDevice()): boolean =>
  isIos(device) && /Safari\//.test(device.userAgent) && !OTHER_IOS_BROWSERS.test(device.userAgent);

export const isMobile = (device: DeviceFacts = readDevice()): boolean =>
  isIos(device) || /Android|Mobile/.test(device.userAgent);

export const registerMethod = (device: DeviceFacts = readDevice()): RegisterMethod => {
  if (isNativeApp(device)) return 'APP';
  if (isWebClip(device)) return 'WEBCLIP';
  return device.isStandalone ? 'PWA' : 'H5';
};
