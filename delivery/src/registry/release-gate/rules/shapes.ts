import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import { readerProblems } from '@shared-kernel/contracts/wire/wire-problems';
import { type Fault, proven, review } from '../finding.ts';
import type { PairRule, SetRule } from '../rule.ts';

type Side = 'publishes' | 'subscribes' | 'shows' | 'fills';

/** What `reader` counts on and `writer` does not give, of all that both name. */
const mismatches = (
  { from, to, word }: { readonly from: Side; readonly to: Side; readonly word: string },
  writer: Release,
  reader: Release,
): readonly Fault[] =>
  Object.entries(reader.facts?.[to] ?? {}).flatMap(([name, read]) => {
    const given = writer.facts?.[from][name];
    if (given === undefined) return [];
    return readerProblems(read, given).map((problem) =>
      proven(releaseId(reader), `the ${word} ${name} of ${releaseId(writer)}: ${problem}`),
    );
  });

const EVENTS = { from: 'publishes', to: 'subscribes', word: 'event' } as const;
const SLOTS = { from: 'shows', to: 'fills', word: 'slot' } as const;

export const eventPayloads: PairRule = {
  id: 'events/payload',
  summary: 'A published event carries what its listeners in other packages read.',
  advice: 'Keep the field until every listener is released without it, or release both together.',
  faultsOf: (one, other) => [...mismatches(EVENTS, one, other), ...mismatches(EVENTS, other, one)],
};

export const slotProps: PairRule = {
  id: 'slots/props',
  summary: 'A slot hands its extensions what they read.',
  advice: 'Keep the prop until every extension is released without it, or release both together.',
  faultsOf: (one, other) => [...mismatches(SLOTS, one, other), ...mismatches(SLOTS, other, one)],
};

const hasSaid = (set: readonly Release[]): boolean => set.every(({ facts }) => facts !== undefined);

const names = (set: readonly Release[], side: keyof ReleaseFacts): ReadonlySet<string> =>
  new Set(set.flatMap(({ facts }) => Object.keys(facts?.[side] ?? {})));

/** What a release of the set reads and none gives any more. */
const withoutSource = (set: readonly Release[], { from, to, word }: typeof EVENTS | typeof SLOTS): readonly Fault[] => {
  if (!hasSaid(set)) return [];
  const given = names(set, from);
  return set.flatMap((release) =>
    Object.keys(release.facts?.[to] ?? {})
      .filter((name) => !given.has(name))
      .map((name) => review(releaseId(release), `the ${word} ${name} comes from no release beside it`)),
  );
};

export const unpublishedEvents: SetRule = {
  id: 'events/unpublished',
  summary: 'Some release of the page publishes each event that another listens to.',
  advice: 'Look whether the event was renamed, or its publisher is still to come.',
  faultsOf: (_candidate, set) => withoutSource(set, EVENTS),
};

export const unshownSlots: SetRule = {
  id: 'slots/unshown',
  summary: 'Some release of the page shows each slot that another fills.',
  advice: 'Look whether the slot was renamed, or the page that shows it is still to come.',
  faultsOf: (_candidate, set) => withoutSource(set, SLOTS),
};
