import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from 'shared-kernel/contracts/release';
import type { ManifestRoute } from 'shared-kernel/remote';
import type { BuildContext } from './base-config.ts';

type Texts = Readonly<Record<string, unknown>>;

const textOf = (texts: Texts, key: string): string => {
  const found = key.split('.').reduce<unknown>((level, part) => (level as Texts | undefined)?.[part], texts);
  if (typeof found !== 'string') throw new Error(`The route title '${key}' is missing from locales/.`);
  return found;
};

/** A manifest's routes as the release has them: titles in both languages, defaults filled in. */
export const releaseRoutes = (build: BuildContext, routes: readonly ManifestRoute[]): RemoteRelease['routes'] => {
  const locale = (file: string): Texts => JSON.parse(readFileSync(join(build.folder, 'locales', file), 'utf8'));
  const texts = routes.length === 0 ? { EN: {}, TY: {} } : { EN: locale('en.json'), TY: locale('ty.json') };
  return routes.map(({ aliases = [], rejectsTrial = false, starts = [], title, ...route }) => ({
    ...route,
    aliases: [...aliases],
    rejectsTrial,
    starts: [...starts],
    title: { EN: textOf(texts.EN, title), TY: textOf(texts.TY, title) },
  }));
};
