import { pairwise } from './pairwise.ts';

const flags = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`flag${index}`, [false, true]]));

/** Every two values of two different columns that no row has together. */
const missingIn = (columns: Readonly<Record<string, readonly unknown[]>>) => {
  const rows = pairwise(columns);
  const names = Object.keys(columns);
  return names.flatMap((left, index) =>
    names
      .slice(index + 1)
      .flatMap((right) =>
        (columns[left] ?? []).flatMap((one) =>
          (columns[right] ?? [])
            .filter((other) => !rows.some((row) => row[left] === one && row[right] === other))
            .map((other) => `${left} ${String(one)}, ${right} ${String(other)}`),
        ),
      ),
  );
};

test.each([
  ['two flags: every row there is', flags(2), 4],
  ['nine flags: of 512 rows', flags(9), 10],
  ['columns of different length', { way: ['a', 'b', 'c'], isOn: [false, true], count: [0, 1, 2, 3] }, 14],
])('%s, every pair in at most so many rows', (_what, columns, atMost) => {
  expect(missingIn(columns)).toEqual([]);
  expect(pairwise(columns).length).toBeLessThanOrEqual(atMost);
});

test('every row has a value of each column, in their order, and the rows are the same each time', () => {
  const columns = { way: ['username', 'mobile'], isOn: [false, true], count: [0, 1] } as const;
  for (const row of pairwise(columns)) expect(Object.keys(row)).toEqual(['way', 'isOn', 'count']);
  expect(pairwise(columns)).toEqual(pairwise(columns));
});
