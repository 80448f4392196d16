import type { ValueOf } from '../contracts/endpoint.d.ts';
import type { login, renewSession } from '../contracts/session.d.ts';
/** Stores what a login or trial answered and tells `session.signed-in`. A trial's name is kept apart (accounts §3). */
export declare const signIn: (answer: ValueOf<typeof login>) => void;
/** Takes over what a renewal answered: the member's type may have changed since the login. Without a session it does nothing. */
export declare const updateSession: (renewed: ValueOf<typeof renewSession>) => void;
