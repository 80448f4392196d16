import type { Release } from '@shared-kernel/contracts/release/release';
import type { Fields } from '@shared-kernel/contracts/wire/wire-problems';
import { type Change, factsOf, releasesOf, type Site, withEntry, withHost, withRemote } from './site.ts';

type Side = 'publishes' | 'subscribes' | 'shows' | 'fills';
type All = Readonly<Record<string, Fields>>;

/** The site with one side of one release's facts changed. */
const withSide = (site: Site, release: Release, side: Side, now: All): Site => {
  const facts = { ...factsOf(release), [side]: now };
  return release.kind === 'host' ? withHost(site, { facts }) : withRemote(site, release.name, { facts });
};

interface Shared {
  readonly release: Release;
  readonly side: Side;
  readonly name: string;
  readonly all: All;
  readonly fields: Fields;
}

/** What a release says on one side and another release hears on the other. */
const shared = (site: Site, from: Side, to: Side): readonly Shared[] =>
  releasesOf(site).flatMap((release) =>
    Object.entries(factsOf(release)[from])
      .filter(([name]) => releasesOf(site).some((other) => other !== release && factsOf(other)[to][name] !== undefined))
      .map(([name, fields]) => ({ release, side: from, name, all: factsOf(release)[from], fields })),
  );

const changed = (site: Site, kind: string, { release, side, name, all }: Shared, now: Fields | undefined): Change => ({
  kind,
  name: `${name}, ${side} of ${release.name}`,
  after: withSide(site, release, side, withEntry(all, name, now)),
});

const KINDS = [
  { word: 'event', from: 'publishes', to: 'subscribes' },
  { word: 'slot', from: 'shows', to: 'fills' },
] as const;

/** Readers that want a field that is not given, whatever else is. */
const withNeed = (fields: Fields): Fields => ({ ...fields, needed: 'string' });

export const breakingShapes = (site: Site): readonly Change[] =>
  KINDS.flatMap(({ word, from, to }) => {
    const written = shared(site, from, to);
    const read = shared(site, to, from);
    const required = written.flatMap((each) =>
      Object.keys(each.fields)
        .filter((field) => !each.fields[field]?.endsWith('?'))
        .map((field) => ({ each, field })),
    );
    return [
      ...required.map(({ each, field }) =>
        changed(site, `${word}: field removed`, each, withEntry(each.fields, field, undefined)),
      ),
      ...required.map(({ each, field }) =>
        changed(site, `${word}: field of another type`, each, { ...each.fields, [field]: 'bigint' }),
      ),
      ...required.map(({ each, field }) =>
        changed(site, `${word}: field may be missing`, each, { ...each.fields, [field]: `${each.fields[field]}?` }),
      ),
      ...read.map((each) => changed(site, `${word}: reader wants a new field`, each, withNeed(each.fields))),
      ...written.map((each) => ({
        kind: `${word}: given under another name`,
        name: `${each.name} of ${each.release.name}`,
        after: withSide(site, each.release, each.side, {
          ...withEntry(each.all, each.name, undefined),
          [`${each.name}-renamed`]: each.fields,
        }),
      })),
      ...read.map((each) => ({
        kind: `${word}: reader of another name`,
        name: `${each.name} of ${each.release.name}`,
        after: withSide(site, each.release, each.side, { ...each.all, [`${each.name}-renamed`]: each.fields }),
      })),
    ];
  });

export const harmlessShapes = (site: Site): readonly Change[] =>
  KINDS.flatMap(({ word, from, to }) => [
    ...shared(site, from, to).map((each) =>
      changed(site, `${word}: field added`, each, { ...each.fields, added: 'string' }),
    ),
    ...shared(site, to, from).map((each) =>
      changed(site, `${word}: reader takes an optional field`, each, { ...each.fields, wished: 'string?' }),
    ),
    ...releasesOf(site).map((release) => ({
      kind: `${word}: a new one that nobody reads`,
      name: release.name,
      after: withSide(site, release, from, { ...factsOf(release)[from], [`${release.name}.added`]: {} }),
    })),
  ]);
