import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { type Change, type Site, spread, withEntry, withHost, withRemote } from './site.ts';

const EACH = 10;

const consumed = ({ remotes }: Site): readonly (readonly [request: string, name: string])[] => [
  ...new Map(
    remotes.flatMap(({ consumes = {} }) =>
      Object.entries(consumes).flatMap(([request, names]) =>
        names.map((name): [string, readonly [string, string]] => [`${request} ${name}`, [request, name]]),
      ),
    ),
  ).values(),
];

const modulesOf = ({ host }: Site): Readonly<Record<string, string[]>> => host.modules ?? {};

export const breakingModules = (site: Site): readonly Change[] => {
  const modules = modulesOf(site);
  const names = consumed(site).filter(([request, name]) => modules[request]?.includes(name) === true);
  const requests = [...new Set(consumed(site).map(([request]) => request))].filter((request) => request in modules);
  return [
    ...spread(names, EACH).map(([request, name]) => ({
      kind: 'shared name removed from the host',
      name: `${name} of ${request}`,
      after: withHost(site, {
        modules: withEntry(
          modules,
          request,
          modules[request]?.filter((each) => each !== name),
        ),
      }),
    })),
    ...spread(requests, EACH).map((request) => ({
      kind: 'shared module removed from the host',
      name: request,
      after: withHost(site, { modules: withEntry(modules, request, undefined) }),
    })),
    {
      kind: 'kernel of the next major version',
      name: 'host',
      after: withHost(site, { provides: { ...site.host.provides, kernel: '99.0.0' } }),
    },
    ...site.remotes.map((remote) => ({
      kind: 'remote of a newer kernel',
      name: remote.name,
      after: withRemote(site, remote.name, { kernel: '^99.0.0' }),
    })),
    ...site.remotes.map((remote) => ({
      kind: 'remote imports what the host lacks',
      name: remote.name,
      after: withRemote(site, remote.name, {
        consumes: { ...remote.consumes, 'shared-kernel/format': ['formatNothing'] },
      }),
    })),
  ];
};

const fewer = ({ consumes = {} }: RemoteRelease): Record<string, string[]> =>
  Object.fromEntries(Object.entries(consumes).slice(1));

const minor = (version = '1.0.0'): string => version.replace(/\.(\d+)\.\d+$/, (_all, part) => `.${Number(part) + 1}.0`);

export const harmlessModules = (site: Site): readonly Change[] => {
  const modules = modulesOf(site);
  return [
    ...spread(Object.keys(modules), EACH).map((request) => ({
      kind: 'shared name added to the host',
      name: request,
      after: withHost(site, { modules: { ...modules, [request]: [...(modules[request] ?? []), 'addedName'] } }),
    })),
    {
      kind: 'shared module added to the host',
      name: 'shared-kernel/added',
      after: withHost(site, { modules: { ...modules, 'shared-kernel/added': ['added'] } }),
    },
    {
      kind: 'kernel of the next minor version',
      name: 'host',
      after: withHost(site, { provides: { ...site.host.provides, kernel: minor(site.host.provides.kernel) } }),
    },
    { kind: 'built again', name: 'host', after: withHost(site, {}) },
    ...site.remotes.flatMap((remote) => [
      { kind: 'built again', name: remote.name, after: withRemote(site, remote.name, {}) },
      {
        kind: 'remote imports less',
        name: remote.name,
        after: withRemote(site, remote.name, { consumes: fewer(remote) }),
      },
      {
        kind: 'remote from before such facts',
        name: remote.name,
        after: withRemote(site, remote.name, { facts: undefined, consumes: undefined }),
      },
    ]),
  ];
};
