import type { RegistryStatus } from '../registry/registry.ts';

const releaseOf = (id: string | null): string => id?.slice(id.indexOf('@') + 1) ?? '–';

/** The registry's state as a table for a person. */
export const formatStatus = ({ revision, changedAt, packages }: RegistryStatus): string => {
  if (packages.length === 0) return 'Nothing is published yet.';
  const rows = [
    ['package', 'live', 'fallback', 'published'],
    ...packages.map(({ name, live, fallback, published }) => [
      name,
      releaseOf(live),
      releaseOf(fallback),
      String(published.length),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [revision === 0 ? 'Nothing is live yet.' : `Revision ${revision}, changed ${changedAt}`, '', ...table].join(
    '\n',
  );
};
