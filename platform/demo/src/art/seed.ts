/** A source of numbers in [0, 1) that gives the same row for the same seed. */
export type Random = () => number;

/** FNV-1a with a final mix: 32 unsigned bits of a text. */
export const hash = (text: string): number => {
  let bits = 2166136261;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 16777619);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/** mulberry32: the same seed always draws the same picture. */
export const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** The entry at a position that runs round the list. Throws on an empty list. */
export const cyclic = <Entry>(list: readonly Entry[], position: number): Entry => {
  const entry = list[position % list.length];
  if (entry === undefined) throw new RangeError('There is nothing to choose from: the list is empty.');
  return entry;
};

export const pick = <Entry>(list: readonly Entry[], random: Random): Entry =>
  cyclic(list, Math.floor(random() * list.length));
