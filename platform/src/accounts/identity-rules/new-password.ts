import { FIELD_RULES } from '../../merchants/field-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a password that somebody wants to have: the rule that forms are served, or a guess (rules: password). */
export const passwordFault = (password: string): 'password.rule' | 'password.common' | undefined => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '.*' } = FIELD_RULES.password ?? {};
  const isAllowed =
    password.length >= minLength && password.length <= maxLength && new RegExp(`^(?:${pattern})$`, 'u').test(password);
  if (!isAllowed) return 'password.rule';
  return isCommonPassword(password) ? 'password.common' : undefined;
};
