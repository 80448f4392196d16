export const PROFILE_PATH = '/wps/downloads/profile.mobileconfig';
export const GUIDE_PATH = '/wps/downloads/guide';

/** What the home page's prompt and the agent home offer (`resources` of the consolidated settings). */
export const DOWNLOAD_RESOURCES: readonly {
  resourceType: 'Android' | 'IOS' | 'MOBILECONFIG' | 'AppDownloadIcon';
  url: string;
}[] = [
  { resourceType: 'Android', url: `${GUIDE_PATH}?system=android` },
  { resourceType: 'IOS', url: `${GUIDE_PATH}?system=ios` },
  { resourceType: 'MOBILECONFIG', url: PROFILE_PATH },
  // The site draws it of the brand's own sign.
  { resourceType: 'AppDownloadIcon', url: '/m/_icon/any' },
];
