/** Every answer of the API. HTTP status says the same as `success`; `errorCode` says why. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly errorCode: ErrorCode; readonly message: string; readonly value?: unknown };

/**
 * The error codes of the API with the HTTP status that each travels under. `message` in the envelope is for logs;
 * what a player reads is the text of the screen that asked.
 */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'session.expired': 401,
  'login.failed': 401,
  'captcha.required': 401,
  'captcha.wrong': 401,
  'user.disabled': 403,
  'location.blocked': 403,
  'feature.unavailable': 403,
  'trial.rejected': 403,
  'not.found': 404,
  'wallet.insufficient': 409,
  'game.unavailable': 409,
  'request.duplicate': 409,
  'modify.new.old.same': 409,
  'rate.limited': 429,
  'platform.maintenance': 503,
  unknown: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
