import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { buildPackages } from '../../../stack/builds/build-packages.ts';
import { createProgress } from '../../../stack/terminal/progress.ts';
import { readBuild } from '../../builds/build-files.ts';
import type { Finding } from '../finding.ts';
import { judge } from '../judge.ts';
import { breakingChanges, harmlessChanges } from './corpus.ts';
import { type Change, releasesOf, type Site } from './site.ts';

const LEAST_OF_EACH = 100;
const LEAST_CAUGHT = 0.95;

let site: Site;
before(async () => {
  const releases: Release[] = [];
  for (const folder of await buildPackages(createProgress())) releases.push(await readBuild(folder));
  const host = releases.find((release) => release.kind === 'host') ?? assert.fail('no host was built');
  const remotes = releases.filter((release) => release.kind === 'remote');
  const calls = Object.entries(ENDPOINTS).map(([name, endpoint]) => [name, wireOf(endpoint)] as const);
  site = { host, remotes, platform: Object.fromEntries(calls) };
});

/** What the gate finds after a change that it does not find on the site as it is. */
const found = ({ after }: Change): readonly Finding[] => {
  const live = releasesOf(site);
  const set = releasesOf(after);
  const isLive = new Set(live.map(releaseId));
  const candidates = new Set(set.map(releaseId).filter((id) => !isLive.has(id)));
  const judgeSite = (releases: readonly Release[], ids: ReadonlySet<string>, platform: Site['platform']) =>
    judge({ candidates: ids, combinations: [{ set: releases, whose: '' }], live, platform });
  const whatOf = ({ rule, what }: Finding): string => `${rule} ${what.replaceAll(/@\d[\w.-]*\+[\w.-]+/g, '')}`;
  const known = new Set(judgeSite(live, isLive, site.platform).map(whatOf));
  return judgeSite(set, candidates, after.platform).filter((finding) => !known.has(whatOf(finding)));
};

interface Count {
  readonly changes: number;
  readonly proven: number;
  readonly review: number;
  readonly unsaid: readonly string[];
}

const countByKind = (changes: readonly Change[]): ReadonlyMap<string, Count> => {
  const counts = new Map<string, Count>();
  for (const change of changes) {
    const findings = found(change);
    const isProven = findings.some(({ grade }) => grade === 'proven');
    const isSaid = findings.length > 0;
    const {
      changes: all,
      proven,
      review,
      unsaid,
    } = counts.get(change.kind) ?? {
      changes: 0,
      proven: 0,
      review: 0,
      unsaid: [],
    };
    counts.set(change.kind, {
      changes: all + 1,
      proven: proven + Number(isProven),
      review: review + Number(isSaid && !isProven),
      unsaid: isSaid ? unsaid : [...unsaid, change.name],
    });
  }
  return counts;
};

const sum = (counts: ReadonlyMap<string, Count>, of: (count: Count) => number): number =>
  [...counts.values()].reduce((total, count) => total + of(count), 0);

const print = (title: string, counts: ReadonlyMap<string, Count>): void => {
  const row = (kind: string, cells: readonly (string | number)[]) =>
    `${kind.padEnd(42)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  const rows = [...counts].map(([kind, { changes, proven, review, unsaid }]) =>
    row(kind, [changes, proven, review, unsaid.length]),
  );
  const total = row('together', [
    sum(counts, ({ changes }) => changes),
    sum(counts, ({ proven }) => proven),
    sum(counts, ({ review }) => review),
    sum(counts, ({ unsaid }) => unsaid.length),
  ]);
  console.log([row(title, ['changes', 'refused', 'said', 'unsaid']), ...rows, total, ''].join('\n'));
};

describe('the gate on seeded changes of the site’s own builds', () => {
  it('catches the breaking ones', () => {
    const counts = countByKind(breakingChanges(site));
    print('breaking', counts);
    const all = sum(counts, ({ changes }) => changes);
    const unsaid = [...counts.values()].flatMap((count) => count.unsaid);
    assert.ok(all >= LEAST_OF_EACH, `${all} changes`);
    assert.ok(1 - unsaid.length / all >= LEAST_CAUGHT, `not caught:\n${unsaid.join('\n')}`);
  });

  it('refuses none of the harmless ones', () => {
    const counts = countByKind(harmlessChanges(site));
    print('harmless', counts);
    assert.ok(sum(counts, ({ changes }) => changes) >= LEAST_OF_EACH);
    const refused = [...counts].filter(([, { proven }]) => proven > 0).map(([kind]) => kind);
    assert.deepEqual(refused, []);
  });
});
