const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
};

/** JSON with sorted keys and no spaces: the same value always gives the same bytes, so that a signature can be checked. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value));
