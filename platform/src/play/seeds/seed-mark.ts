import { hashOfSeed } from './server-seed.ts';

const MARK_LETTERS = 16;

/** What stands for a player's seed in a list that everybody sees: he finds his own in it, and nobody another's. */
export const markOf = (clientSeed: string): string => hashOfSeed(clientSeed).slice(0, MARK_LETTERS);
