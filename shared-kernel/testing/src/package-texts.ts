import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@shared-kernel/contracts/system/values';

/** The texts of a namespace in each language: what `texts.en.json` and `texts.ty.json` hold. */
export type NamespaceTexts = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

const SOURCE = /^(?<home>.*[\\/]src)[\\/](?:features[\\/](?<feature>[^\\/]+)[\\/])?/;
const REMOTE = /^remote-(?<remote>\w+)$/;

/** Where a file lies, when it is of a remote: its `src`, the remote's name, and the feature. */
const placeOf = (file: string) => {
  const { home = '', feature } = SOURCE.exec(file)?.groups ?? {};
  const manifest = join(dirname(home), 'package.json');
  const { name = '' } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const { remote } = REMOTE.exec(name)?.groups ?? {};
  return remote === undefined ? undefined : { home, remote, feature };
};

const readPlace = (folder: string): NamespaceTexts | undefined => {
  const read = (language: string) => JSON.parse(readFileSync(join(folder, `texts.${language}.json`), 'utf8'));
  return existsSync(join(folder, 'texts.en.json')) ? { EN: read('en'), TY: read('ty') } : undefined;
};

const textsOf = (remote: string, home: string, places: readonly string[]): Readonly<Record<string, NamespaceTexts>> =>
  Object.fromEntries(
    places.flatMap((place) => {
      const texts = readPlace(join(home, place));
      return texts === undefined ? [] : [[`${remote}/${place}`, texts] as const];
    }),
  );

/**
 * What a page of the remote that a test file lies in is shown with: the texts of its own feature and the shared ones, and
 * no other feature's. Nothing for a test outside the remotes.
 */
export const packageTexts = (testFile: string): Readonly<Record<string, NamespaceTexts>> => {
  const place = placeOf(testFile);
  if (place === undefined) return {};
  const { home, remote, feature } = place;
  return textsOf(remote, home, ['shared', ...(feature === undefined ? [] : [join('features', feature)])]);
};

/** The texts of all features of the remote that a test file lies in. */
export const remoteTexts = (testFile: string): Readonly<Record<string, NamespaceTexts>> => {
  const place = placeOf(testFile);
  if (place === undefined) throw new Error(`${testFile} lies in no remote.`);
  const { home, remote } = place;
  const files = globSync(join(home, '{shared,features/*}/texts.en.json'));
  return textsOf(
    remote,
    home,
    files.map((file) => relative(home, dirname(file))),
  );
};

/**
 * The text at a key of the remote that a test file lies in, whichever feature has it. A missing key throws.
 *
 * @example remoteText(__filename, 'title.bettingRecord', 'TY')
 */
export const remoteText = (testFile: string, key: string, language: Language): string => {
  const [group = '', name = ''] = key.split('.');
  for (const namespace of Object.values(remoteTexts(testFile))) {
    const texts = namespace[language][group];
    const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, name) : undefined;
    if (typeof text === 'string') return text;
  }
  throw new Error(`No feature has the text ${key} in ${language}.`);
};
