export const PROFILE_PATH = '/wps/downloads/profile.mobileconfig';
export const GUIDE_PATH = '/wps/downloads/guide';

/** What the home page's prompt and the agent home offer (`resources` of the consolidated settings). */
export const DOWNLOAD_RESOURCES: readonly { resourceType: 'Android' | 'IOS' | 'MOBILECONFIG'; url: string }[] = [
  { resourceType: 'Android', url: `${GUIDE_PATH}?system=android` },
  { resourceType: 'IOS', url: `${GUIDE_PATH}?system=ios` },
  { resourceType: 'MOBILECONFIG', url: PROFILE_PATH },
];
