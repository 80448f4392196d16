/** What a table says of a key that came from outside: `constructor` and the like stand in no table of ours. */
export const safeLookup = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
