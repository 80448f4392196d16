import type { login, renewSession } from '@shared-kernel/contracts/account/session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { getBrand } from 'shared-kernel/brand';
import { publish } from 'shared-kernel/events';
import { isTrial } from './member-type.ts';
import { getSession, sessionStore } from './session.store.ts';
import { trialUser } from './stored-names.ts';
import { storedSession } from './stored-session.ts';
import { claimTab } from './tab-owner.ts';

/** Stores what a login or trial answered and tells `session.signed-in`. A trial's name is kept apart (accounts §3). */
export const signIn = (answer: ValueOf<typeof login>): void => {
  const { token, merchantCode = getBrand().merchantCode, userName, customerType, firstTimeLogin = false } = answer;
  const session = { token, merchantCode, userName, type: String(customerType), firstTimeLogin };
  storedSession.write(session);
  claimTab(session);
  if (isTrial(session.type)) trialUser.write(userName);
  sessionStore.setState({ session });
  publish('session.signed-in', { userName, type: session.type });
};

/** Takes over what a renewal answered: the member's type may have changed since the login. Without a session it does nothing. */
export const updateSession = (renewed: ValueOf<typeof renewSession>): void => {
  const session = getSession();
  if (!session) return;
  const next = {
    ...session,
    userName: renewed.userName ?? session.userName,
    type: String(renewed.customerType ?? session.type),
  };
  storedSession.write(next);
  sessionStore.setState({ session: next });
};
