import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'shared-kernel/contracts/values';

/** The texts of a namespace in each language: what `texts.en.json` and `texts.ty.json` hold. */
export type NamespaceTexts = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

const SOURCE = /^(?<home>.*[\\/]remote-(?<remote>\w+)[\\/]src)[\\/](?:features[\\/](?<feature>[^\\/]+)[\\/])?/;

const readPlace = (folder: string): NamespaceTexts | undefined => {
  const read = (language: string) => JSON.parse(readFileSync(join(folder, `texts.${language}.json`), 'utf8'));
  return existsSync(join(folder, 'texts.en.json')) ? { EN: read('en'), TY: read('ty') } : undefined;
};

/**
 * What a page of the remote that a test file lies in is shown with: the texts of its own feature and the shared ones, and
 * no other feature's. Nothing for a test outside the remotes.
 */
export const packageTexts = (testFile: string): Readonly<Record<string, NamespaceTexts>> => {
  const { home, remote, feature } = SOURCE.exec(testFile)?.groups ?? {};
  if (home === undefined) return {};
  const places = ['shared', ...(feature === undefined ? [] : [join('features', feature)])];
  return Object.fromEntries(
    places.flatMap((place) => {
      const texts = readPlace(join(home, place));
      return texts === undefined ? [] : [[`${remote}/${place}`, texts] as const];
    }),
  );
};
