import type { changePassword } from 'shared-kernel/contracts/password';
import { PlatformError } from '../../base/platform-error.ts';
import { FIELD_RULES } from '../../content/content.door.ts';
import { isCommonPassword } from './common-passwords.ts';

const refuse = (code: 'password.rule' | 'password.common', message: string): PlatformError<typeof changePassword> =>
  new PlatformError<typeof changePassword>(code, message);

/** Throws what is wrong with a password that a member wants to have: the rule that forms are served, and a guess (rules: password). */
export const checkNewPassword = (password: string): void => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '.*' } = FIELD_RULES.password ?? {};
  const isAllowed =
    password.length >= minLength && password.length <= maxLength && new RegExp(`^(?:${pattern})$`, 'u').test(password);
  if (!isAllowed) throw refuse('password.rule', 'The new password is not as the rule for it says.');
  if (isCommonPassword(password))
    throw refuse('password.common', 'The new password is among those that are guessed first.');
};
