import { type DeviceFacts } from './device-facts.d.ts';
export { type DeviceFacts, readDevice, WEB_CLIP_KEY } from './device-facts.d.ts';
export interface IosVersion {
    readonly major: number;
    readonly minor: number;
}
/** How a registration reached the site (specification: accounts §3). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';
/** Null on anything but iOS, and where the version is hidden (an iPad that calls itself a Mac). */
export declare const iosVersion: (device?: DeviceFacts) => IosVersion | null;
export declare const isIosDevice: (device?: DeviceFacts) => boolean;
/** Runs as an installed web app, from the home screen. */
export declare const isStandalone: (device?: DeviceFacts) => boolean;
/** Runs inside the native app's shell. */
export declare const isNativeApp: (device?: DeviceFacts) => boolean;
/** The site runs as an app already: there is nothing to install. */
export declare const isInstalled: (device?: DeviceFacts) => boolean;
/** Installed on an iOS home screen through the configuration profile. */
export declare const isWebClip: (device?: DeviceFacts) => boolean;
/** Safari itself, the only iOS browser that installs a configuration profile. */
export declare const isIosSafari: (device?: DeviceFacts) => boolean;
export declare const isMobile: (device?: DeviceFacts) => boolean;
export declare const registerMethod: (device?: DeviceFacts) => RegisterMethod;
