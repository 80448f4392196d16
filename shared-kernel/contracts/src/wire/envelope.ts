import type { Open } from '../schema/open.ts';
import { safeLookup } from './safe-lookup.ts';

/** Every answer of the API. HTTP status says the same as `success`; `errorCode` says why. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | {
      readonly success: false;
      readonly errorCode: Open<ErrorCode>;
      readonly message: string;
      readonly value?: unknown;
    };

/** Error codes with the HTTP status that each travels under. */
export type ErrorStatuses = Readonly<Record<string, number>>;

/**
 * The codes that any call may be refused with, and the HTTP status that each travels under; those of one call stand
 * beside it (`errors` of the endpoint). `message` in the envelope is for logs; what a player reads is the text of the
 * screen that asked.
 */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'session.expired': 401,
  'user.disabled': 403,
  /** Until the password is changed; of a login, with the session that may do so as its `value`. */
  'password.expired': 403,
  'location.blocked': 403,
  'feature.unavailable': 403,
  'trial.rejected': 403,
  'not.found': 404,
  'wallet.insufficient': 409,
  'request.duplicate': 409,
  'rate.limited': 429,
  'platform.maintenance': 503,
  'platform.busy': 503,
  unknown: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The HTTP status of a code: the call's own (`errors` of its endpoint), else the common one; undefined for neither. */
export const statusOf = (code: string, own?: ErrorStatuses): number | undefined => {
  const statuses: ErrorStatuses = { ...ERROR_STATUS, ...own };
  return safeLookup(statuses, code);
};
