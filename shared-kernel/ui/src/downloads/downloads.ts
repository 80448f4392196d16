import { type DeviceFacts, isInstalled, isIosDevice, isIosSafari } from 'shared-kernel/device';
import { openedAddress } from 'shared-kernel/links';
import { useSettings } from 'shared-kernel/settings';
import { DOWNLOAD_RULES, type DownloadLink, type DownloadResource, type DownloadRule } from './download-rules.ts';

export { DownloadLinks } from './download-links.tsx';
export type { DownloadKind, DownloadLink, DownloadResource } from './download-rules.ts';
export { useDownloadsTexts } from './downloads-texts.ts';
export { SafariNotice } from './safari-notice.tsx';

type Place = 'isPrompted' | 'isForDevice';

const linksIn = (
  place: Place,
  resources: readonly DownloadResource[],
  device: DeviceFacts,
): readonly DownloadLink[] => {
  const lacksSafari = isIosDevice(device) && !isIosSafari(device);
  return DOWNLOAD_RULES.filter((rule: DownloadRule) => rule[place](device)).flatMap(
    ({ kind, resourceType, isInstalledBySafari }) => {
      const url = resources.find((resource) => resource.resourceType === resourceType)?.url ?? '';
      return openedAddress(url) === undefined ? [] : [{ kind, url, needsSafari: isInstalledBySafari && lacksSafari }];
    },
  );
};

/** What the home page's popup lists, and its bar leads to: both apps wherever they have a link (browsing §2, other prompts). */
export const promptedDownloads = (resources: readonly DownloadResource[], device: DeviceFacts) =>
  linksIn('isPrompted', resources, device);

/** The block of links: what this device can use, nothing where the site runs as an app already (accounts §2). */
export const downloadsForDevice = (resources: readonly DownloadResource[], device: DeviceFacts) =>
  isInstalled(device) ? [] : linksIn('isForDevice', resources, device);

/** The picture that the settings name for the apps (browsing §3, download link): an address, or a path on the merchant's CDNs. */
export const appIconIn = (resources: readonly DownloadResource[]): string | undefined =>
  resources.find(({ resourceType, url }) => resourceType === 'AppDownloadIcon' && url !== '')?.url;

/** Where the site's apps are: the download links of the consolidated settings. */
export const useDownloadResources = () => useSettings(({ resources }) => resources);
