import { boolean, int, object, optional, string, text, unknown, withDefault } from '@shared-kernel/contracts/schema';
import { instant, PASSWORD_MAX, SHORT_TEXT_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Digits of a payment password, and how many wrong tries lock it for a day (rules: payment password). */
export const PAYMENT_DIGITS = 6;
export const PAYMENT_TRIES = 5;

/**
 * What every call may be refused with that asks for the payment password: `payment.wrong` carries `triesLeft`,
 * `payment.locked` the instant `lockedUntil`, `payment.none` where the member has not set one.
 */
export const PAYMENT_REFUSALS = { 'payment.none': 409, 'payment.wrong': 409, 'payment.locked': 409 } as const;

/** A 6-digit text is tried by the server; anything else is a wrong one. */
export const paymentPasswordAsked = text(PASSWORD_MAX);

/** Path as printed, answer not shown (accounts §7): without it there is none. */
export const getPaymentPassword = defineEndpoint({
  summary: 'Whether the member has a payment password, and may use it',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  access: 'session',
  input: object({}),
  value: object({
    hasWithdrawalPassword: withDefault(boolean(), false),
    /** No try is looked at before; absent while it may be used. */
    lockedUntil: optional(instant),
    /** Where a code for a reset goes, masked; absent for a member without a proved number. */
    mobile: optional(string()),
  }),
});

/**
 * Path as printed, payload not shown (accounts §7). The first one asks for the login password (`password.wrong`), another one
 * for the one before. `payment.rule` where it is not six digits, `payment.common` where it is guessed first.
 */
export const setPaymentPassword = defineEndpoint({
  summary: 'Set the payment password, or change it',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'session',
  errors: {
    ...PAYMENT_REFUSALS,
    'payment.rule': 400,
    'payment.common': 409,
    'password.wrong': 409,
    'modify.new.old.same': 409,
  },
  input: object({
    paymentPassword: paymentPasswordAsked,
    confirmPaymentPassword: paymentPasswordAsked,
    /** The login password: with the first one only. */
    password: optional(text(PASSWORD_MAX)),
    oldPaymentPassword: optional(paymentPasswordAsked),
  }),
  value: unknown(),
});

/** Ours: the specification prints no path for this code. It goes to the number that the member has proved (`mobile.none` without). */
export const sendPaymentCode = defineEndpoint({
  summary: 'Send an SMS code for a reset of the payment password',
  method: 'POST',
  path: '/wps/verification/sms/paymentPassword',
  access: 'session',
  module: 'VERIFICATION3',
  errors: { 'mobile.none': 409 },
  timeoutMs: null,
  input: object({}),
  value: object({ expiredMinutes: optional(int()) }),
});

/** Path as printed, payload not shown. It asks for code and login password, and opens a lock (rules: payment password). */
export const resetPaymentPassword = defineEndpoint({
  summary: 'Set a forgotten payment password by SMS code and login password',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'session',
  errors: {
    'mobile.none': 409,
    'verification.wrong': 400,
    'password.wrong': 409,
    'payment.rule': 400,
    'payment.common': 409,
  },
  input: object({
    verificationCode: text(SHORT_TEXT_MAX),
    password: text(PASSWORD_MAX),
    paymentPassword: paymentPasswordAsked,
  }),
  value: unknown(),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setPaymentPassword: {
    paymentPassword: '274913',
    confirmPaymentPassword: '274913',
    password: 'Lantern-2026',
  } satisfies InputOf<typeof setPaymentPassword>,
  resetPaymentPassword: {
    verificationCode: '123456',
    password: 'Lantern-2026',
    paymentPassword: '274914',
  } satisfies InputOf<typeof resetPaymentPassword>,
};
