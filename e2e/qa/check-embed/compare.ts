import type { Shown } from './look.ts';

/** Two looks are not at the same second: times and sums count as the same. */
const withoutNumbers = (line: string): string => line.replaceAll(/\d+/g, '0');

/** Lines of the one that the other has not, each as often as it is missing. */
const missing = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const line of others.map(withoutNumbers)) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(withoutNumbers(line)) ?? 0;
    left.set(withoutNumbers(line), count - 1);
    return count <= 0;
  });
};

export interface Difference {
  readonly path: string;
  readonly isNew: boolean;
  readonly isGone: boolean;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Faults that the live release has not. */
  readonly faults: readonly string[];
}

const NOTHING: Shown = { lines: [], faults: [] };

/** What differs from page to page. `live`, `next`: pages by path; `of`: the paths that each release has. */
export const compare = (
  live: ReadonlyMap<string, Shown>,
  next: ReadonlyMap<string, Shown>,
  of: { readonly live: readonly string[]; readonly next: readonly string[] },
): readonly Difference[] =>
  [...new Set([...of.live, ...of.next])].map((path) => {
    const [before, after] = [live.get(path) ?? NOTHING, next.get(path) ?? NOTHING];
    return {
      path,
      isNew: !of.live.includes(path),
      isGone: !of.next.includes(path),
      removed: missing(before.lines, after.lines),
      added: missing(after.lines, before.lines),
      faults: missing(after.faults, before.faults),
    };
  });
