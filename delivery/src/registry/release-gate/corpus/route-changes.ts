import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { type Change, type Site, spread, withRemote } from './site.ts';

const EACH = 3;

type Route = RemoteRelease['routes'][number];

/** A page's route at another address, under the files that the page has. */
const at = (remote: RemoteRelease, path: string): Route[] => {
  const [first] = remote.routes;
  return first === undefined ? [] : [...remote.routes, { ...first, path, aliases: [] }];
};

const pairs = ({ remotes }: Site): readonly (readonly [RemoteRelease, RemoteRelease])[] =>
  remotes.flatMap((one) => remotes.filter((other) => other !== one).map((other) => [one, other] as const));

const NOWHERE = ['/wps/page', '/m/_page', '/m/:anything', '/elsewhere/page'];

export const breakingRoutes = (site: Site): readonly Change[] => [
  ...pairs(site).flatMap(([one, other]) =>
    spread(other.routes, 1).map(({ path }) => ({
      kind: 'address of another remote taken',
      name: `${one.name} takes ${path} of ${other.name}`,
      after: withRemote(site, one.name, { routes: at(one, path) }),
    })),
  ),
  ...pairs(site)
    .slice(0, EACH)
    .map(([one, other]) => ({
      kind: 'pattern that meets another remote’s',
      name: `${one.name} meets ${other.name}`,
      after: withRemote(withRemote(site, other.name, { routes: at(other, '/m/seeded/:code') }), one.name, {
        routes: at(one, '/m/:page/last'),
      }),
    })),
  ...site.remotes.flatMap((remote, place) =>
    spread(NOWHERE.slice(place % 2), 2).map((path) => ({
      kind: 'address at which no page can be',
      name: `${remote.name} ${path}`,
      after: withRemote(site, remote.name, { routes: at(remote, path) }),
    })),
  ),
  ...pairs(site).flatMap(([one, other]) =>
    other.slots
      .filter(({ name }) => name !== 'home.prompts')
      .slice(0, 1)
      .map((slot) => ({
        kind: 'slot of another remote taken',
        name: `${one.name} fills ${slot.name} of ${other.name}`,
        after: withRemote(site, one.name, { slots: [...one.slots, slot] }),
      })),
  ),
  ...site.remotes.flatMap((remote) =>
    spread(remote.routes, EACH).map(({ path }) => ({
      kind: 'address gone',
      name: `${remote.name} ${path}`,
      after: withRemote(site, remote.name, { routes: remote.routes.filter((route) => route.path !== path) }),
    })),
  ),
];

export const harmlessRoutes = (site: Site): readonly Change[] =>
  site.remotes.flatMap((remote) => [
    {
      kind: 'new page',
      name: remote.name,
      after: withRemote(site, remote.name, { routes: at(remote, `/m/new-of-${remote.name}`) }),
    },
    ...spread(remote.routes, EACH).map((changed) => ({
      kind: 'new alias',
      name: `${remote.name} ${changed.path}`,
      after: withRemote(site, remote.name, {
        routes: remote.routes.map((route) =>
          route === changed ? { ...route, aliases: [...route.aliases, `/m/also-${remote.name}`] } : route,
        ),
      }),
    })),
    ...spread(remote.routes, 1).map((changed) => ({
      kind: 'page moved, the former address kept',
      name: `${remote.name} ${changed.path}`,
      after: withRemote(site, remote.name, {
        routes: remote.routes.map((route) =>
          route === changed
            ? { ...route, path: `/m/moved-of-${remote.name}`, aliases: [...route.aliases, route.path] }
            : route,
        ),
      }),
    })),
    {
      kind: 'other title',
      name: remote.name,
      after: withRemote(site, remote.name, {
        routes: remote.routes.map((route) => ({ ...route, title: { EN: 'Other', TY: 'Iba' } })),
      }),
    },
  ]);
