import { array, string } from '@shared-kernel/contracts/schema';
import { stored } from 'shared-kernel/storage';

const kept = stored('gameSearches', { schema: array(string()), owner: 'member' });

const MOST = 5;

/** What was searched for on this device, the last first; gone at sign-out. */
export const recentSearches = (): readonly string[] => kept.read() ?? [];

/** Keeps a search that was sent. */
export const keepSearch = (name: string): void => {
  if (name !== '') kept.write([name, ...recentSearches().filter((before) => before !== name)].slice(0, MOST));
};
