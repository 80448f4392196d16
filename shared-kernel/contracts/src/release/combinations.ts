import type { Canary, Pin, Pointers } from './release-pointers.ts';

/** The release of each package, by its name: `{ browse: 'browse@1.0.0+4f2a91c0' }`. */
export type Combination = Readonly<Record<string, string>>;

/** Who gets a combination of releases. */
export interface Audience {
  /** Null: a merchant that neither canary nor pin names. */
  readonly merchant: string | null;
  /** Ids of the canaries that the visitor is in. */
  readonly canaries: readonly string[];
}

interface Visitor extends Audience {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const nameOf = (release: string): string => release.slice(0, release.indexOf('@'));

/** Whether a merchant's visitors can be in a canary. */
export const isOpenTo = ({ merchant }: Pick<Canary, 'merchant'>, visited: string | null): boolean =>
  merchant === undefined || merchant === visited;

/** Whether a pin holds. `at`: milliseconds since the epoch. */
export const isInForce = ({ until }: Pick<Pin, 'until'>, at: number): boolean => at < Date.parse(until);

/** What a visitor gets: a merchant's pins go before the canaries, these before what is live for all. */
export const combinationFor = (
  { packages, canaries, pins }: Pick<Pointers, 'packages' | 'canaries' | 'pins'>,
  { merchant, canaries: dealt, at }: Visitor,
): Combination => {
  const live = Object.entries(packages).map(([name, pointer]) => [name, pointer.live] as const);
  const tried = canaries
    .filter((canary) => dealt.includes(canary.id) && isOpenTo(canary, merchant))
    .flatMap(({ releases }) => releases.map((release) => [nameOf(release), release] as const));
  const pinned = pins
    .filter((pin) => pin.merchant === merchant && isInForce(pin, at))
    .map((pin) => [pin.package, pin.release] as const);
  return Object.fromEntries([...live, ...tried, ...pinned]);
};

export interface LiveCombination {
  readonly audience: Audience;
  readonly releases: Combination;
}

/** All subsets, the empty one first. */
const subsetsOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** ids.length }, (_, mask) => ids.filter((_id, place) => (mask >> place) % 2 === 1));

/**
 * Every combination that some visitor gets now, or will when a pin ends, each once, with the first audience of it: everybody
 * without a canary comes first. `at`: milliseconds since the epoch.
 */
export const liveCombinations = (
  pointers: Pick<Pointers, 'packages' | 'canaries' | 'pins'>,
  at: number,
): readonly LiveCombination[] => {
  const { canaries, pins } = pointers;
  const named = [...canaries, ...pins].flatMap(({ merchant }) => (merchant === undefined ? [] : [merchant]));
  const found = new Map<string, LiveCombination>();
  for (const merchant of [null, ...new Set(named)]) {
    const ends = pins.filter((pin) => pin.merchant === merchant).map(({ until }) => Date.parse(until));
    const open = canaries.filter((canary) => isOpenTo(canary, merchant)).map(({ id }) => id);
    for (const moment of [at, ...ends.filter((end) => end > at)]) {
      for (const dealt of subsetsOf(open)) {
        const audience = { merchant, canaries: dealt };
        const releases = combinationFor(pointers, { ...audience, at: moment });
        const key = JSON.stringify(Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1)));
        if (!found.has(key)) found.set(key, { audience, releases });
      }
    }
  }
  return [...found.values()];
};
