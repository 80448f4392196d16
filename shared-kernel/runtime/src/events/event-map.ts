import type { Language } from '@shared-kernel/contracts/system/values';

/**
 * Events between packages: facts in the past tense, never commands. A new fact is a minor version of the
 * kernel; a changed payload is a major.
 */
export interface EventMap {
  'session.signed-in': { readonly userName: string; readonly type: string };
  'session.signed-out': Record<never, never>;
  /** The server refused the token that was sent. Published once for each token. The session is still stored. */
  'session.expired': Record<never, never>;
  /** The server answers nothing else to this session until its password is changed. */
  'password.expired': Record<never, never>;
  /** A guest touched something of a member's: the host opens the slot `auth.dialog`. Pages ask by `useFrame().askLogin()`. */
  'session.login-asked': {
    /** The page that was tapped: where to go on to after login. */
    readonly goOnTo?: string;
    /** Whose session has run out. */
    readonly expiredUser?: string;
  };
  'wallet.changed': Record<never, never>;
  'favourites.changed': { readonly nodeId: string; readonly isFavourite: boolean };
  'promotion.claimed': Record<never, never>;
  /** Another language was chosen: the host loads its texts and switches, or says that it cannot. Pages ask by `useFrame().askLanguage()`. */
  'language.asked': { readonly language: Language };
  'language.changed': { readonly language: Language };
  /** Rows of an answer that its contract does not fit were left out: why, one reason each. For reports, never for players. */
  'answer.rows-dropped': { readonly path: string; readonly reasons: readonly string[] };
  /** So many calls wait to be sent again, since the platform is busy or out of reach; none any more at 0. */
  'calls.waiting': { readonly count: number };
  /** A call was refused because the site is closed, for work or for this region: the host checks whether it is. */
  'site.closed': Record<never, never>;
  /** A call or a file of the code got no answer at all: the connectivity monitor checks it. */
  'network.suspect': Record<never, never>;
  /** The network is back: failed requests are sent again by the components that show them. */
  'network.online': Record<never, never>;
  /** A press asked for a part of the code that did not come: said once in the frame. */
  'code.missed': Record<never, never>;
  'remote.failed': {
    readonly remote: string;
    readonly phase: 'load' | 'render';
    /** The page or slot component, where it was not the whole remote. */
    readonly page?: string;
    readonly slot?: string;
    readonly compositionId: string;
    readonly error: unknown;
  };
}

export type EventName = keyof EventMap;
export type EventListener<Name extends EventName> = (payload: EventMap[Name]) => void;
