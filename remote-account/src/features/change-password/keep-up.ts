import type { Session } from 'shared-kernel/session';
import { storedText } from 'shared-kernel/storage';
import { recallLogin, rememberLogin } from '../../shared/remember/remembered-login.ts';
import { holdPassword } from './held-password.ts';

/** In the session storage: the password has to be changed on this visit (accounts §4, rules: PSW). */
const mustChange = storedText('PSW', { owner: 'device', area: 'session' });

/** What knew the old password learns the new one: memory, this visit's mark and, if it is of this member, the remembered login (accounts §4). */
export const keepUp = async ({ userName }: Session, password: string): Promise<void> => {
  holdPassword(password);
  mustChange.remove();
  const remembered = await recallLogin();
  if (remembered?.type === 'username' && remembered.username.toLowerCase() === userName.toLowerCase())
    await rememberLogin({ ...remembered, password });
};
