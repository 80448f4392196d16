import type { ConfirmRequest } from './confirm-request.d.ts';
export type { ConfirmRequest } from './confirm-request.d.ts';
/**
 * Asks before something is done: true after the action (and after `run` has ended well), false when the player leaves it.
 * A step back while it is being carried out waits for its end: what was done is never told as left. Rejects only when the dialog's code cannot be fetched.
 */
export declare const confirm: (request: ConfirmRequest) => Promise<boolean>;
