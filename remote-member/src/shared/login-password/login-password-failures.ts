import type { Failures } from '@shared-kernel/forms';

/** Of a form that asks for the login password again, in its field `password`. */
export const LOGIN_PASSWORD_FAILURES = {
  'password.wrong': { field: 'password', text: 'payment.loginWrong', clears: ['password'] },
} as const satisfies Failures<'member', 'password'>;
