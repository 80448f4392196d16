import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ACCESS_RULES } from 'shared-kernel/contracts/release';
import { textPlaces } from '../preset/texts/remote-texts.ts';
import { SiteError } from '../site/site-error.ts';
import { insertInto, withImport } from './insert.ts';
import { readFeatureName, readRemoteName, toCamel, toWords } from './names.ts';
import { ownWords, toTranslate } from './own-words.ts';
import {
  lazyImportTemplate,
  manifestImport,
  type PageTemplate,
  routeTemplate,
  textKeysTemplate,
} from './pages/page-template.ts';
import { plainPage } from './pages/plain-page.ts';
import { resolveAddress } from './resolve-address.ts';
import { type Files, formatFiles, refuseExisting, writeFiles } from './write-files.ts';

export interface FeatureOptions {
  /** The page's address. By default the specification's for a page of this name, else `/m/` and the name. */
  readonly path?: string | undefined;
  /** Who may see it: one of the access rules of the release document. */
  readonly access?: string | undefined;
  /** The page's title, in each language. */
  readonly en?: string | undefined;
  readonly ty?: string | undefined;
}

/** Throws a SiteError for an access rule that there is not. */
export const readAccess = (access: string): string => {
  if (ACCESS_RULES.some((rule) => rule === access)) return access;
  throw new SiteError(`There is no access rule "${access}". There are: ${ACCESS_RULES.join(', ')}.`);
};

/** All texts of a remote are one namespace: of two groups of one name, one would hide the other. */
const refuseKnownGroup = async (home: string, key: string): Promise<void> => {
  for (const { EN } of textPlaces(home)) {
    if (!Object.hasOwn(JSON.parse(await readFile(EN, 'utf8')), key)) continue;
    throw new SiteError(`${relative(dirname(home), EN)} has a group "${key}" already: nothing was changed.`);
  }
};

const NAMESPACES = 'interface Namespaces {';
const NO_NAMESPACES = `
declare module 'shared-kernel/i18n' {
  ${NAMESPACES}}
}
`;

/** The remote's exposed module with one more page and the keys of its texts. */
const withPage = (file: string, text: string, page: string, keys: string): string => {
  const typed = text.includes(NAMESPACES) ? text : `${text.trimEnd()}\n${NO_NAMESPACES}`;
  return insertInto(file, insertInto(file, typed, 'pages: {', page), NAMESPACES, keys, ';');
};

/**
 * Adds a feature with one page to a remote: page, test, texts, route with its address, lazy import. Answers the files
 * that it wrote. Throws a SiteError, before anything is written, for a bad name or for what is there already.
 */
export const newFeature = async (
  root: string,
  packageName: string,
  featureName: string,
  { path, access = 'public', en, ty }: FeatureOptions = {},
  template: PageTemplate = plainPage,
): Promise<readonly string[]> => {
  const remote = readRemoteName(packageName);
  const feature = readFeatureName(featureName);
  const names = { feature, key: toCamel(feature), remote };
  const home = `remote-${remote}`;
  if (!existsSync(join(root, home))) throw new SiteError(`There is no package ${home}.`);
  const folder = `${home}/src/features/${feature}`;
  refuseExisting(root, folder);
  await refuseKnownGroup(join(root, home), names.key);
  const { address, ownPaths } = await resolveAddress(root, home, names.key, path);
  const title = en ?? toWords(feature);
  const request = { names, address };
  const { files: drawn, texts, starts } = template(request);
  const route = routeTemplate(request, readAccess(access), starts);
  const read = (file: string): Promise<string> => readFile(join(root, home, file), 'utf8');
  const imports = [manifestImport(address), ...(starts?.imports ?? [])];
  const manifest = imports.reduce(withImport, await read('src/manifest.ts'));
  const textsIn = (own: string) => ({ [names.key]: { title: own, ...ownWords(texts(own)) } });
  const english = textsIn(title);
  const files: Files = {
    ...Object.fromEntries(Object.entries(drawn).map(([name, content]) => [`${folder}/${name}`, content])),
    [`${folder}/texts.en.json`]: JSON.stringify(english),
    [`${folder}/texts.ty.json`]: JSON.stringify(toTranslate(textsIn(ty ?? title), english)),
    ...ownPaths,
    [`${home}/src/manifest.ts`]: insertInto(`${home}/src/manifest.ts`, manifest, 'routes: [', route),
    [`${home}/src/remote.tsx`]: withPage(
      `${home}/src/remote.tsx`,
      await read('src/remote.tsx'),
      lazyImportTemplate(names),
      textKeysTemplate(names),
    ),
  };
  await writeFiles(root, files);
  await formatFiles(root, Object.keys(files));
  return Object.keys(files);
};
