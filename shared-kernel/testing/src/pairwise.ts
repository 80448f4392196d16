type Columns = Readonly<Record<string, readonly unknown[]>>;
type RowOf<C extends Columns> = { readonly [Name in keyof C]: C[Name][number] };
type Cell = readonly [column: string, value: unknown];

const pairsOf = (cells: readonly Cell[]): readonly string[] =>
  cells.flatMap((cell, index) => cells.slice(index + 1).map((other) => JSON.stringify([cell, other])));

const allPairs = (columns: Columns): Set<string> => {
  const cells = Object.entries(columns).flatMap(([name, values]) => values.map((value): Cell => [name, value]));
  return new Set(
    cells.flatMap((cell, index) =>
      cells
        .slice(index + 1)
        .filter(([other]) => other !== cell[0])
        .flatMap((other) => pairsOf([cell, other])),
    ),
  );
};

const readPair = (pair: string): readonly Cell[] => JSON.parse(pair) as readonly Cell[];

/**
 * A table in which every two values of two different columns stand in a row together, in few rows: each row starts with a pair
 * that is missing and takes, column by column, the value that brings most of the others. The same columns give the same rows.
 * Values are what JSON can write.
 */
export const pairwise = <const C extends Columns>(columns: C): readonly RowOf<C>[] => {
  const missing = allPairs(columns);
  const rows: RowOf<C>[] = [];
  const gain = (cells: readonly Cell[]): number => pairsOf(cells).filter((pair) => missing.has(pair)).length;
  for (let [first] = missing; first !== undefined; [first] = missing) {
    const fixed = new Map(readPair(first));
    const inOrder = (chosen: ReadonlyMap<string, unknown>): readonly Cell[] =>
      Object.keys(columns).flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name)] as const] : []));
    for (const [name, values] of Object.entries(columns)) {
      if (fixed.has(name)) continue;
      const [best] = values.toSorted(
        (left, right) => gain(inOrder(new Map(fixed).set(name, right))) - gain(inOrder(new Map(fixed).set(name, left))),
      );
      fixed.set(name, best);
    }
    const cells = inOrder(fixed);
    for (const pair of pairsOf(cells)) missing.delete(pair);
    rows.push(Object.fromEntries(cells) as RowOf<C>);
  }
  return rows;
};

/** The columns of a row that are on, by name: white-label flags, say. */
export const flagsOn = (row: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(row).filter((name) => row[name] === true);
