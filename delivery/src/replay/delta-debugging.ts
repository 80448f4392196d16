const halvesOf = <Item>(items: readonly Item[], parts: number): readonly (readonly Item[])[] => {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size)).filter(
    (chunk) => chunk.length > 0,
  );
};

/**
 * Delta debugging (Zeller, ddmin): a smallest set of changes that still fails, of which no single one can be left out. `fails` says so of
 * a set; it must of all changes together. What cannot be tested does not fail.
 */
export const minimise = async <Change>(
  changes: readonly Change[],
  fails: (subset: readonly Change[]) => Promise<boolean>,
): Promise<readonly Change[]> => {
  const firstFailing = async (sets: readonly (readonly Change[])[]): Promise<readonly Change[] | undefined> => {
    for (const set of sets) if (set.length > 0 && (await fails(set))) return set;
    return undefined;
  };
  let failing = changes;
  let parts = 2;
  while (failing.length > 1) {
    const chunks = halvesOf(failing, parts);
    const chunk = await firstFailing(chunks);
    // With two parts, the rest of one is the other.
    const rests = parts === 2 ? [] : chunks.map((left) => failing.filter((change) => !left.includes(change)));
    const rest = chunk === undefined ? await firstFailing(rests) : undefined;
    if (chunk === undefined && rest === undefined && parts >= failing.length) return failing;
    failing = chunk ?? rest ?? failing;
    if (chunk !== undefined) parts = 2;
    else parts = rest === undefined ? Math.min(parts * 2, failing.length) : Math.max(parts - 1, 2);
  }
  return failing;
};
