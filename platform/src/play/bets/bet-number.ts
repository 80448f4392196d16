import { randomInt } from 'node:crypto';

const DIGITS = 10;
const INITIALS = 2;

/** `PN-0288214331` for Parol Nights. */
export const newBetNumber = (gameName: string): string => {
  const initials = (gameName.match(/\b[a-z0-9]/gi) ?? ['G']).slice(0, INITIALS).join('').toUpperCase();
  return `${initials}-${Array.from({ length: DIGITS }, () => randomInt(10)).join('')}`;
};
