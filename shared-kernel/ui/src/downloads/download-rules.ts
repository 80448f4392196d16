import type { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type DeviceFacts, isIosDevice, isMobile } from 'shared-kernel/device';

export type DownloadKind = 'android' | 'ios' | 'profile';

/** An entry of the settings' download links. */
export type DownloadResource = ValueOf<typeof getConsolidatedSettings>['resources'][number];

/** A link to one of the site's apps, on one device. */
export interface DownloadLink {
  readonly kind: DownloadKind;
  readonly url: string;
  /** On iOS in another browser than Safari: a press says so instead of following the link. */
  readonly needsSafari: boolean;
}

type DeviceRule = (device: DeviceFacts) => boolean;

export interface DownloadRule {
  readonly kind: DownloadKind;
  readonly resourceType: DownloadResource['resourceType'];
  /** In the home page's popup and bar. */
  readonly isPrompted: DeviceRule;
  /** In the block of links for the device at hand. */
  readonly isForDevice: DeviceRule;
  /** iOS installs it from Safari only. */
  readonly isInstalledBySafari: boolean;
}

/** The popup names both apps on every device (browsing §2, other prompts). */
const isPromptedAnywhere: DeviceRule = () => true;

/** The block's Android link: not on mobile, or not on iOS (accounts §2). */
const isAndroidForDevice: DeviceRule = (device) => !isMobile(device) || !isIosDevice(device);

/** The block's iOS link: not on mobile, or on iOS (accounts §2). */
const isIosForDevice: DeviceRule = (device) => !isMobile(device) || isIosDevice(device);

/** The profile, in both places: on iOS, until the web clip is there. */
const lacksProfile: DeviceRule = (device) => isIosDevice(device) && !device.hasWebClipFlag;

/** In the order shown. There is no rule for the home screen: that entry is never shown (browsing §2). */
export const DOWNLOAD_RULES: readonly DownloadRule[] = [
  {
    kind: 'android',
    resourceType: 'Android',
    isPrompted: isPromptedAnywhere,
    isForDevice: isAndroidForDevice,
    isInstalledBySafari: false,
  },
  {
    kind: 'ios',
    resourceType: 'IOS',
    isPrompted: isPromptedAnywhere,
    isForDevice: isIosForDevice,
    isInstalledBySafari: true,
  },
  {
    kind: 'profile',
    resourceType: 'MOBILECONFIG',
    isPrompted: lacksProfile,
    isForDevice: lacksProfile,
    isInstalledBySafari: true,
  },
];
