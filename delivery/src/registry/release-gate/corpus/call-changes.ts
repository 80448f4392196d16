import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { Wire } from '@shared-kernel/contracts/wire/wire-problems';
import { type Change, factsOf, type Site, spread, withEntry, withRemote } from './site.ts';

const EACH = 6;

interface Called {
  readonly remote: RemoteRelease;
  readonly name: string;
  readonly wire: Wire;
}

const calledIn = ({ remotes, platform }: Site): readonly Called[] =>
  remotes.flatMap((remote) =>
    Object.keys(factsOf(remote).calls).flatMap((name) => {
      const wire = platform[name];
      return wire === undefined ? [] : [{ remote, name, wire }];
    }),
  );

/** A platform that answers a call otherwise, and a remote that is released anew on it. */
const answering = (site: Site, { remote, name, wire }: Called, change: Partial<Wire> | undefined): Site => {
  const platform = withEntry(site.platform, name, change === undefined ? undefined : { ...wire, ...change });
  return { ...withRemote(site, remote.name, {}), platform };
};

type Of = (wire: Wire) => readonly (readonly [what: string, change: Partial<Wire> | undefined])[];

const required = (fields: Wire['asks']): readonly string[] =>
  Object.keys(fields).filter((path) => path.includes('.') && !fields[path]?.endsWith('?'));
const optional = (fields: Wire['asks']): readonly string[] =>
  Object.keys(fields).filter((path) => path.includes('.') && fields[path]?.endsWith('?') === true);
const choices = (fields: Wire['asks']): readonly string[] =>
  Object.keys(fields).filter((path) => fields[path]?.includes(' | ') === true);

const answersWith =
  (pick: (fields: Wire['asks']) => readonly string[], now: (field: string) => string | undefined): Of =>
  ({ answers }) =>
    pick(answers).map((path) => [path, { answers: withEntry(answers, path, now(answers[path] ?? '')) }] as const);
const asksWith =
  (pick: (fields: Wire['asks']) => readonly string[], now: (field: string) => string | undefined): Of =>
  ({ asks }) =>
    pick(asks).map((path) => [path, { asks: withEntry(asks, path, now(asks[path] ?? '')) }] as const);

const changesOf = (site: Site, kind: string, of: Of): readonly Change[] =>
  spread(
    calledIn(site).flatMap((called) => spread(of(called.wire), 1).map(([what, change]) => ({ called, what, change }))),
    EACH,
  ).map(({ called, what, change }) => ({
    kind,
    name: `${called.name} ${what}, called by ${called.remote.name}`,
    after: answering(site, called, change),
  }));

export const breakingCalls = (site: Site): readonly Change[] => [
  ...changesOf(site, 'call removed', () => [['is gone', undefined]]),
  ...changesOf(site, 'call moved', ({ call }) => [['address', { call: call.replace('/wps/', '/v2/') }]]),
  ...changesOf(site, 'call closed to guests', ({ call }) =>
    call.includes('(public)') ? [['access', { call: call.replace('(public)', '(session)') }]] : [],
  ),
  ...changesOf(
    site,
    'response field removed',
    answersWith(required, () => undefined),
  ),
  ...changesOf(
    site,
    'response field may be missing',
    answersWith(required, (field) => `${field}?`),
  ),
  ...changesOf(
    site,
    'response field of another type',
    answersWith(required, () => 'bigint'),
  ),
  ...changesOf(site, 'request field newly required', ({ asks }) => [
    ['input.reason', { asks: { ...asks, 'input.reason': 'string' } }],
  ]),
  ...changesOf(
    site,
    'request field no longer optional',
    asksWith(optional, (field) => field.replace(/\?$/, '')),
  ),
  ...changesOf(
    site,
    'request enum narrowed',
    asksWith(choices, (field) => field.replace(/ \| [^|]+$/, '')),
  ),
];

export const harmlessCalls = (site: Site): readonly Change[] => [
  ...changesOf(site, 'response field added', ({ answers }) => [
    ['value.note', { answers: { ...answers, 'value.note': 'string' } }],
  ]),
  ...changesOf(site, 'request field added, optional', ({ asks }) => [
    ['input.note', { asks: { ...asks, 'input.note': 'string?' } }],
  ]),
  ...changesOf(
    site,
    'request field no longer required',
    asksWith(required, (field) => `${field}?`),
  ),
  ...changesOf(
    site,
    'request enum widened',
    asksWith(choices, (field) => field.replace(/\??$/, ' | other$&')),
  ),
  ...changesOf(
    site,
    'response field always there',
    answersWith(optional, (field) => field.replace(/\?$/, '')),
  ),
  ...changesOf(site, 'new call on the platform', ({ call }) => [['', { call }]]).map((change, place) => ({
    ...change,
    after: {
      ...change.after,
      platform: {
        ...change.after.platform,
        [`newCall${place}`]: { call: 'GET /wps/new (public)', asks: {}, answers: {} },
      },
    },
  })),
  ...site.remotes.map((remote) => {
    const [dropped = '', ...kept] = Object.entries(factsOf(remote).calls);
    const facts = { ...factsOf(remote), calls: Object.fromEntries(kept) };
    return {
      kind: 'call no longer made',
      name: `${remote.name} ${dropped[0]}`,
      after: withRemote(site, remote.name, { facts }),
    };
  }),
];
