import { type Session, signIn } from 'shared-kernel/session';
import { recallLogin, rememberLogin } from '../../shared/remember/remembered-login.ts';
import { mustChange } from '../../shared/session/must-change.ts';
import { holdPassword } from './held-password.ts';

/** What knew the old password learns the new one: memory, this visit's mark and, if it is of this member, the remembered login (accounts §4). */
export const keepUp = async (session: Session, password: string): Promise<void> => {
  const { userName } = session;
  holdPassword(password);
  // What the held session was refused is asked for again, as after a login.
  if (mustChange.read() !== null) signIn({ ...session, customerType: session.type });
  mustChange.remove();
  const remembered = await recallLogin();
  if (remembered?.type === 'username' && remembered.username.toLowerCase() === userName.toLowerCase())
    await rememberLogin({ ...remembered, password });
};
