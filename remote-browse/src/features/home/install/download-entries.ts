import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { type DeviceFacts, iosVersion, isIosDevice, isIosSafari } from 'shared-kernel/device';

type Resource = ValueOf<typeof getConsolidatedSettings>['resources'][number];

export interface DownloadEntry {
  readonly kind: 'android' | 'ios' | 'profile';
  readonly url: string;
  /** iOS installs from Safari only. */
  readonly needsSafari: boolean;
}

interface EntryRule {
  readonly kind: DownloadEntry['kind'];
  readonly resourceType: Resource['resourceType'];
  readonly isShown: (device: DeviceFacts) => boolean;
}

/** In the order shown. There is no rule for the home screen: that entry is never shown (browsing §2, other prompts). */
const RULES: readonly EntryRule[] = [
  { kind: 'android', resourceType: 'Android', isShown: () => true },
  { kind: 'ios', resourceType: 'IOS', isShown: () => true },
  { kind: 'profile', resourceType: 'MOBILECONFIG', isShown: (device) => isIosDevice(device) && !device.hasWebClipFlag },
];

/** What the download prompt offers: only what has a link, and the profile only where it can be installed. */
export const downloadEntries = (resources: readonly Resource[], device: DeviceFacts): readonly DownloadEntry[] =>
  RULES.flatMap(({ kind, resourceType, isShown }) => {
    const url = resources.find((resource) => resource.resourceType === resourceType)?.url ?? '';
    if (url === '' || !isShown(device)) return [];
    return [{ kind, url, needsSafari: kind !== 'android' && isIosDevice(device) && !isIosSafari(device) }];
  });

/** Which iOS needs to be told how to add the site to its home screen: 12.0 to 12.1, and 11 or lower. */
export const homeScreenTip = (device: DeviceFacts): 'ios12' | 'ios11' | undefined => {
  const version = iosVersion(device);
  if (version === null) return undefined;
  if (version.major <= 11) return 'ios11';
  return version.major === 12 && version.minor <= 1 ? 'ios12' : undefined;
};
