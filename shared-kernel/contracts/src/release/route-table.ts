/** Whatever stands at an address: its own path and its aliases, each exact or a pattern with `:params`. */
export interface Addressed {
  readonly path: string;
  readonly aliases: readonly string[];
}

export interface RouteTable<Entry> {
  readonly entries: readonly Entry[];
  /** What stands at an address; its query, hash and a slash at its end are ignored. */
  match(address: string): Entry | undefined;
}

const PARAMETER = /:[A-Za-z]\w*/g;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** Sorts behind every letter, so that of two patterns the one with the earlier fixed part comes first. */
export const ANY = '\uffff';

/** An address as the table sees it: two that have the same shape cannot both be served. */
export const shapeOf = (path: string): string =>
  (path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/').replace(PARAMETER, ANY);

/** Matches every shape that lies within one. */
export const patternOf = (shape: string): RegExp =>
  new RegExp(`^${shape.replace(SPECIAL, '\\$&').replaceAll(ANY, '[^/]+')}$`);

/**
 * The site's one way to find what an address shows, for document server, host and pages alike. Letter by letter, as the
 * specification spells it: `/m/gamelist` is not `/m/gameList`. Exact addresses come first, in one look-up however many
 * there are; then patterns, by shape, whoever declared them. Of two entries with one address the first counts; the
 * registry lets no such pair go live.
 */
export const createRouteTable = <Entry>(
  entries: readonly Entry[],
  addressedBy: (entry: Entry) => Addressed,
): RouteTable<Entry> => {
  const byShape = new Map<string, Entry>();
  for (const entry of entries) {
    const { path, aliases } = addressedBy(entry);
    for (const shape of [path, ...aliases].map(shapeOf)) if (!byShape.has(shape)) byShape.set(shape, entry);
  }
  const patterns = [...byShape]
    .filter(([shape]) => shape.includes(ANY))
    .sort(([one], [other]) => (one + ANY < other + ANY ? -1 : 1))
    .map(([shape, entry]) => ({ pattern: patternOf(shape), entry }));
  return {
    entries,
    match: (address) => {
      const shape = shapeOf(address);
      return byShape.get(shape) ?? patterns.find(({ pattern }) => pattern.test(shape))?.entry;
    },
  };
};
