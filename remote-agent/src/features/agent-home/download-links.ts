import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { type DeviceFacts, isIosDevice, isMobile, isNativeApp } from 'shared-kernel/device';

export type DownloadKind = 'android' | 'ios' | 'profile';
type Resource = ValueOf<typeof getConsolidatedSettings>['resources'][number];

interface DownloadRule {
  readonly kind: DownloadKind;
  readonly resourceType: Resource['resourceType'];
  readonly isFor: (device: DeviceFacts) => boolean;
}

/** Which link is for whom, where there is one (specification: accounts §2, download links). */
const RULES: readonly DownloadRule[] = [
  { kind: 'android', resourceType: 'Android', isFor: (device) => !isMobile(device) || !isIosDevice(device) },
  { kind: 'ios', resourceType: 'IOS', isFor: (device) => !isMobile(device) || isIosDevice(device) },
  { kind: 'profile', resourceType: 'MOBILECONFIG', isFor: (device) => isIosDevice(device) && !device.hasWebClipFlag },
];

/** True where the site runs as an app already: nothing is offered there. */
const isInstalled = (device: DeviceFacts): boolean => isNativeApp(device) || device.isStandalone;

export interface DownloadLink {
  readonly kind: DownloadKind;
  readonly url: string;
}

/** The app links that this device is offered, in the specification's order. */
export const downloadLinks = (resources: readonly Resource[], device: DeviceFacts): readonly DownloadLink[] => {
  if (isInstalled(device)) return [];
  return RULES.filter(({ isFor }) => isFor(device)).flatMap(({ kind, resourceType }) => {
    const url = resources.find((resource) => resource.resourceType === resourceType)?.url ?? '';
    return url === '' ? [] : [{ kind, url }];
  });
};

/** iOS installs from Safari only: another browser is told so instead. */
export const needsSafari = ({ kind }: DownloadLink): boolean => kind !== 'android';
