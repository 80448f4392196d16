import { storedText } from 'shared-kernel/storage';

/** `0` once somebody signed out (specification: accounts §4). */
export const autoLogin = storedText('autoLogin', { owner: 'device' });

/** In the session storage: the name of a trial account (accounts §3). */
export const trialUser = storedText('trialUser', { owner: 'device', area: 'session' });
