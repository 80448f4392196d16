import type { Language } from '../contracts/values.d.ts';
/**
 * Events between packages: facts in the past tense, never commands. A new fact is a minor version of the
 * kernel; a changed payload is a major.
 */
export interface EventMap {
    'session.signed-in': {
        readonly userName: string;
        readonly type: string;
    };
    'session.signed-out': Record<never, never>;
    /** The server refused the token that was sent. Published once for each token. The session is still stored. */
    'session.expired': Record<never, never>;
    /** A guest touched something of a member's: the host opens the slot `auth.dialog`. Pages ask by `useFrame().askLogin()`. */
    'session.login-asked': {
        readonly goOnTo?: string;
    };
    'wallet.changed': Record<never, never>;
    'favourites.changed': {
        readonly nodeId: string;
        readonly isFavourite: boolean;
    };
    'promotion.claimed': Record<never, never>;
    'language.changed': {
        readonly language: Language;
    };
    /** Rows of an answer that its contract does not fit were left out: why, one reason each. For reports, never for players. */
    'answer.rows-dropped': {
        readonly path: string;
        readonly reasons: readonly string[];
    };
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
