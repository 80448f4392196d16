/**
 * How the provider calls back, so that a shop can be tried: as it should, or as real ones do on their bad days. `forged`:
 * somebody else, without the key, says first that ten times as much has come.
 */
export const MANNERS = ['good', 'late', 'doubled', 'out-of-order', 'lost', 'forged'] as const;
export type Manners = (typeof MANNERS)[number];

export const isManners = (name: string): name is Manners => (MANNERS as readonly string[]).includes(name);
