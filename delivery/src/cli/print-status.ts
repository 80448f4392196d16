import type { Revision } from '@shared-kernel/contracts/release/release';
import { formatTable } from '@shared-kernel/node/table';
import { type PackageStatus, parseReleaseId, type RegistryStatus } from '../registry/registry.ts';

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: `3 days ago`. */
const ageOf = (at: Date, now: Date): string => {
  const ms = now.getTime() - at.getTime();
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? ['second', 1000];
  const count = Math.max(0, Math.floor(ms / size));
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

/** More of a package's unused releases are only counted. */
const SHOWN_UNUSED = 5;

const rowsOf = ({ name, isRetired, releases }: PackageStatus, now: Date): readonly (readonly string[])[] => {
  const unused = releases.filter(({ state }) => state === 'published' || state === 'taken back');
  const hidden = new Set(unused.slice(SHOWN_UNUSED));
  const title = isRetired ? `${name} (taken out)` : name;
  return [
    ...releases
      .filter((release) => !hidden.has(release))
      .map(({ id, state, publishedAt }, index) => [
        index === 0 ? title : '',
        parseReleaseId(id).folder,
        state,
        publishedAt === null ? 'not in the registry' : ageOf(publishedAt, now),
      ]),
    ...(hidden.size === 0 ? [] : [['', `and ${hidden.size} more`, '', '']]),
  ];
};

/** A table under its title; nothing without rows. */
const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...formatTable([head, ...rows])];

const canaryRows = (canaries: RegistryStatus['canaries'], now: Date): readonly (readonly string[])[] =>
  canaries.map(({ id, releases, percent, merchant, startedAt, by, heldBecause }) => [
    id,
    releases.join(' '),
    `${percent} %`,
    merchant ?? 'all',
    ageOf(new Date(startedAt), now),
    by,
    heldBecause === undefined ? '' : `held: ${heldBecause}`,
  ]);

/** The registry's state as tables for a person. */
export const formatStatus = (
  { revision, changedAt, expires, packages, canaries, pins, freezes }: RegistryStatus,
  now: Date,
): string => {
  if (packages.length === 0) return 'Nothing is published yet.';
  const table = formatTable([
    ['package', 'release', 'state', 'published'],
    ...packages.flatMap((each) => rowsOf(each, now)),
  ]);
  const signed = expires === undefined ? 'unsigned' : `signed until ${expires}`;
  const title = revision === 0 ? 'Nothing is live yet.' : `Revision ${revision}, changed ${changedAt}, ${signed}`;
  return [
    title,
    '',
    ...table,
    ...section('Canaries', ['id', 'releases', 'share', 'merchant', 'since', 'by', ''], canaryRows(canaries, now)),
    ...section(
      'Pins',
      ['merchant', 'release', 'until', 'by'],
      pins.map(({ merchant, release, until, by }) => [merchant, release, until, by]),
    ),
    ...section(
      'Freezes',
      ['id', 'from', 'until', 'by', 'why'],
      freezes.map(({ id, from, until, by, because }) => [id, from, until, by, because]),
    ),
  ].join('\n');
};

/** The last states of the site, newest first: who did what, and what has been live since. */
export const formatHistory = (history: readonly Revision[]): string => {
  if (history.length === 0) return 'Nothing has been live yet.';
  const before = (index: number): Revision['live'] => history[index - 1]?.live ?? {};
  const changes = ({ live }: Revision, former: Revision['live']): string => {
    const news = Object.entries(live).flatMap(([name, id]) => (former[name] === id ? [] : [id]));
    const gone = Object.keys(former).flatMap((name) => (name in live ? [] : [`${name} taken out`]));
    return [...news, ...gone].join(', ');
  };
  const rows = history.map((each, index) => [
    String(each.revision),
    each.changedAt,
    each.by,
    each.action.split(' ')[0] ?? '',
    changes(each, before(index)),
    each.note ?? '',
  ]);
  return formatTable([['revision', 'changed', 'by', 'what', 'live since', 'why'], ...rows.toReversed()]).join('\n');
};
