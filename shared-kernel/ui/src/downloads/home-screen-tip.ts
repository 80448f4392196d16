import { type DeviceFacts, iosVersion } from 'shared-kernel/device';

/** Which iOS needs to be told how to add the site to its home screen: 12.0 to 12.1, and 11 or lower (browsing §2). */
export const homeScreenTip = (device: DeviceFacts): 'ios12' | 'ios11' | undefined => {
  const version = iosVersion(device);
  if (version === null) return undefined;
  if (version.major <= 11) return 'ios11';
  return version.major === 12 && version.minor <= 1 ? 'ios12' : undefined;
};
