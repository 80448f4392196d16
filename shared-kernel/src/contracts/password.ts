import { object, text, unknown } from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { PASSWORD_MAX } from './values.ts';

/**
 * Payload as the specification prints it (accounts §7); it shows no answer. Refused with `password.wrong` when the old one is
 * not the member's, `modify.new.old.same`, `password.rule` against the field's rule, and `password.common` for one that is
 * guessed first. Sent again after an answer that was lost it is answered as done: no key, since what a key keeps of a call
 * would be a way to guess both passwords.
 */
export const changePassword = defineEndpoint({
  summary: 'Change the login password; the member’s other sessions end',
  method: 'POST',
  path: '/wps/member/password',
  access: 'session',
  errors: { 'password.wrong': 409, 'modify.new.old.same': 409, 'password.rule': 400, 'password.common': 409 },
  input: object({
    oldPassword: text(PASSWORD_MAX),
    newPassword: text(PASSWORD_MAX),
    confirmNewPassword: text(PASSWORD_MAX),
  }),
  value: unknown(),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  changePassword: {
    oldPassword: 'Lantern-2026',
    newPassword: 'Harbour-2027',
    confirmNewPassword: 'Harbour-2027',
  } satisfies InputOf<typeof changePassword>,
};
