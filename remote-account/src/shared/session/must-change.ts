import { storedText } from 'shared-kernel/storage';

/** In the session storage: the password has to be changed on this visit (accounts §4, rules: PSW). */
export const mustChange = storedText('PSW', { owner: 'device', area: 'session' });
