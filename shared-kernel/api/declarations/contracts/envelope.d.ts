import type { Open } from './open.d.ts';
/** Every answer of the API. HTTP status says the same as `success`; `errorCode` says why. */
export type Envelope<Value> = {
    readonly success: true;
    readonly value: Value;
} | {
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
export declare const ERROR_STATUS: {
    readonly 'request.invalid': 400;
    readonly 'session.expired': 401;
    readonly 'user.disabled': 403;
    readonly 'location.blocked': 403;
    readonly 'feature.unavailable': 403;
    readonly 'trial.rejected': 403;
    readonly 'not.found': 404;
    readonly 'wallet.insufficient': 409;
    readonly 'request.duplicate': 409;
    readonly 'rate.limited': 429;
    readonly 'platform.maintenance': 503;
    readonly unknown: 500;
};
export type ErrorCode = keyof typeof ERROR_STATUS;
/** The HTTP status of a code: the call's own (`errors` of its endpoint), else the common one; undefined for neither. */
export declare const statusOf: (code: string, own?: ErrorStatuses) => number | undefined;
