import { dictionary } from '@zxcvbn-ts/language-common';
import { FIELD_RULES } from '../../merchants/field-rules.ts';

/** So many of the list's beginning, where the most used stand, are guessed before any other (rules: password; ASVS 2.1.7). */
const GUESSED_FIRST = 10_000;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among those that are guessed first, however its letters are written. */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common'].slice(0, GUESSED_FIRST));
  return common.has(password.toLowerCase());
};

/** What is wrong with a password that somebody wants to have: the rule that forms are served, or a guess (rules: password). */
export const passwordFault = (password: string): 'password.rule' | 'password.common' | undefined => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '.*' } = FIELD_RULES.password ?? {};
  const isAllowed =
    password.length >= minLength && password.length <= maxLength && new RegExp(`^(?:${pattern})$`, 'u').test(password);
  if (!isAllowed) return 'password.rule';
  return isCommonPassword(password) ? 'password.common' : undefined;
};
