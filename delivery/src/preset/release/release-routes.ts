import { readFileSync } from 'node:fs';
import { frameOf } from '@shared-kernel/contracts/release/frame-rules';
import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { ManifestRoute } from 'shared-kernel/remote';
import type { BuildContext } from '../base-config.ts';
import { textPlaces } from '../texts/remote-texts.ts';

type Texts = Readonly<Record<string, unknown>>;

const findText = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((level, part) => (level as Texts | undefined)?.[part], texts);

const textOf = (files: readonly Texts[], key: string): string => {
  const found = files.map((texts) => findText(texts, key)).find((text) => typeof text === 'string');
  if (typeof found !== 'string') throw new Error(`The route title '${key}' is in no texts file of the remote.`);
  return found;
};

/** A manifest's routes as the release has them: titles in both languages, defaults filled in. */
export const releaseRoutes = (build: BuildContext, routes: readonly ManifestRoute[]): RemoteRelease['routes'] => {
  const places = textPlaces(build.folder);
  const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'));
  const texts = { EN: places.map(({ EN }) => read(EN)), TY: places.map(({ TY }) => read(TY)) };
  return routes.map(({ aliases = [], rejectsTrial = false, starts = [], title, frame, ...route }) => ({
    ...route,
    frame: frameOf(route.path, frame),
    aliases: [...aliases],
    rejectsTrial,
    starts: [...starts],
    title: { EN: textOf(texts.EN, title), TY: textOf(texts.TY, title) },
  }));
};
