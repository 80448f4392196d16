const ROWS = 3;

/** Symbols that pay, from the dearest to the cheapest. A theme gives each its drawing. */
export const PAYING_SYMBOLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];

/** Pays wherever it lands and starts the free spins. */
export const FEATURE_SYMBOL = 'feature';
export type SlotSymbol = PayingSymbol | typeof FEATURE_SYMBOL;
export const SLOT_SYMBOLS: readonly SlotSymbol[] = [FEATURE_SYMBOL, ...PAYING_SYMBOLS];

/** What a stop shows, top row first. */
export type ReelWindow = readonly SlotSymbol[];

const LETTER: Readonly<Record<string, SlotSymbol>> = {
  F: FEATURE_SYMBOL,
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** The reels as they are printed: one sign a stop, read downwards, the end joined to the beginning. */
const PRINTED = [
  '677441F56632657344577267436123',
  '3744267325174255F7766471355275',
  '365574416655345F624437275362F1',
  '31553441623467452667756F377562',
  '71241775543667425625F663773564',
] as const;

const symbolOf = (letter: string): SlotSymbol => {
  const symbol = LETTER[letter];
  if (!symbol) throw new Error(`The reel has a sign that no symbol stands for: "${letter}".`);
  return symbol;
};

export const STRIPS: readonly (readonly SlotSymbol[])[] = PRINTED.map((printed) => [...printed].map(symbolOf));

/** The three symbols in view when a reel stops with `stop` in its top row. */
export const windowAt = (strip: readonly SlotSymbol[], stop: number): ReelWindow =>
  [...strip, ...strip].slice(stop, stop + ROWS);
