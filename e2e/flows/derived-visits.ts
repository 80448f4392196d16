import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from 'shared-kernel/remote';
import { aMember, anAgent } from '../factories/accounts.ts';
import { WORKSPACE } from '../fixtures/site.ts';
import type { Visit } from './visit.ts';

interface Live {
  readonly remote: string;
  readonly route: RemoteManifest['routes'][number];
}

/** Read at run time: no package imports a remote. */
const readManifests = async (): Promise<readonly Live[]> => {
  const files = globSync('remote-*/src/manifest.ts', { cwd: WORKSPACE }).sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(WORKSPACE, file)).href)));
  return modules.flatMap(({ manifest }: { readonly manifest: RemoteManifest }) =>
    manifest.routes.map((route) => ({ remote: manifest.name, route })),
  );
};

const ROUTES = await readManifests();

/** Whom a page is for, where its route says so; a page for everyone is visited by a guest. */
const visitorOf = ({ access }: Live['route']): Pick<Visit, 'visitor'> => {
  if (access === 'public') return {};
  return { visitor: access === 'agent' ? anAgent : aMember };
};

const PARAMETER = '/:';

/**
 * A visit to each page that has none of its own: by its address, as whom its route is for, whole once its first heading
 * stands. A page that needs more than that, or has a parameter in its address, says so in `visits.ts`.
 */
export const derivedVisits = (own: readonly Visit[]): readonly Visit[] =>
  ROUTES.filter(({ route }) => !route.path.includes(PARAMETER) && own.every(({ path }) => path !== route.path)).map(
    ({ remote, route }) => ({
      name: `${route.page} of ${remote}`,
      path: route.path,
      ...visitorOf(route),
      open: ({ frame }) => frame.page.goto(route.path),
      content: ({ frame }) => frame.page.getByRole('heading', { level: 1 }),
    }),
  );
