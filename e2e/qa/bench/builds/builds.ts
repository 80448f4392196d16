import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ordinaryConfig, tunedConfig } from '../monolith/monolith-config.ts';
import { distOf } from '../places.ts';
import { buildMonolith, type MonolithBuild } from './build-monolith.ts';
import { releaseSite, routesOnly, type SiteRelease } from './site-release.ts';
import { tunedReleases } from './tuned-release.ts';

/** Sizes of scripts, gzipped, by file name. */
export type ScriptSizes = ReadonlyMap<string, number>;

export interface Builds {
  readonly site: SiteRelease;
  readonly tuned: ReturnType<typeof tunedReleases>;
  readonly sizes: ScriptSizes;
}

const siteSizes = ({ host, remotes }: SiteRelease): [string, number][] =>
  [host, ...remotes].flatMap(({ files }) =>
    Object.entries(files).map(([name, { gzipBytes }]): [string, number] => [basename(name), gzipBytes]),
  );

const monolithSizes = (kind: string, { files }: MonolithBuild): Promise<[string, number][]> =>
  Promise.all(
    Object.keys(files).map(async (name): Promise<[string, number]> => {
      const bytes = await readFile(join(distOf(kind), name));
      return [name, gzipSync(bytes, { level: 9 }).length];
    }),
  );

/** Builds all three from the sources as they are. */
export const buildAll = async (say: (what: string) => void): Promise<Builds> => {
  const site = await releaseSite();
  say('building the ordinary monolith');
  const ordinary = await buildMonolith(ordinaryConfig(site.remotes.map(routesOnly)));
  say('building the tuned monolith');
  const tuned = await buildMonolith(tunedConfig());
  const sizes = new Map([
    ...siteSizes(site),
    ...(await monolithSizes('ordinary', ordinary)),
    ...(await monolithSizes('tuned', tuned)),
  ]);
  return { site, tuned: tunedReleases(site, tuned), sizes };
};
