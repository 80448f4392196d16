import { dictionary } from '@zxcvbn-ts/language-common';

/** So many of the list's beginning, where the most used stand, are guessed before any other (rules: password; ASVS 2.1.7). */
const GUESSED_FIRST = 10_000;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among those that are guessed first, however its letters are written. */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common'].slice(0, GUESSED_FIRST));
  return common.has(password.toLowerCase());
};
