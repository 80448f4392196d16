import { storedText } from 'shared-kernel/storage';

/** The iOS profile's icon opens the site at an address with this; the flag's name is the specification's (accounts §2, §3). */
const QUERY = 'webclip';
const ON = '1';

/** Keeps that the site was installed by the iOS profile, once its icon has opened it. */
export const keepWebClip = (search: string): void => {
  if (new URLSearchParams(search).get(QUERY) === ON) storedText('WEBCLIP', { owner: 'device' }).write(ON);
};
