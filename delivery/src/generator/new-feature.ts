import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ACCESS_RULES } from 'shared-kernel/contracts/release';
import { textPlaces } from '../preset/texts/remote-texts.ts';
import { SiteError } from '../site/site-error.ts';
import {
  type FeatureNames,
  lazyImportTemplate,
  manifestImport,
  pageTemplate,
  routeTemplate,
  styleTemplate,
  testTemplate,
  textKeysTemplate,
  textsTemplate,
} from './feature-templates.ts';
import { insertInto, withImport } from './insert.ts';
import { readFeatureName, readRemoteName, toCamel, toWords } from './names.ts';
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

/**
 * Adds a feature with one page to a remote: page, styles, test, route, lazy import, path and texts. Answers the files
 * that it wrote. Throws a SiteError, before anything is written, for a bad name or for what is there already.
 */
export const newFeature = async (
  root: string,
  packageName: string,
  featureName: string,
  { path, access = 'public', en, ty }: FeatureOptions = {},
): Promise<readonly string[]> => {
  const remote = readRemoteName(packageName);
  const feature = readFeatureName(featureName);
  const names: FeatureNames = { feature, key: toCamel(feature), remote };
  const home = `remote-${remote}`;
  if (!existsSync(join(root, home))) throw new SiteError(`There is no package ${home}.`);
  const folder = `${home}/src/features/${feature}`;
  refuseExisting(root, folder);
  await refuseKnownGroup(join(root, home), names.key);
  const edit = async (file: string, change: (file: string, text: string) => string): Promise<Files> => ({
    [`${home}/${file}`]: change(`${home}/${file}`, await readFile(join(root, home, file), 'utf8')),
  });
  const { address, ownPaths } = await resolveAddress(root, home, names.key, path);
  const route = routeTemplate(names, address, readAccess(access));
  const title = en ?? toWords(feature);
  const files: Files = {
    [`${folder}/${feature}.page.tsx`]: pageTemplate(names),
    [`${folder}/${feature}.page.module.css`]: styleTemplate(),
    [`${folder}/${feature}.page.test.tsx`]: testTemplate(names, address),
    [`${folder}/texts.en.json`]: textsTemplate(names, title),
    [`${folder}/texts.ty.json`]: textsTemplate(names, ty ?? title),
    [`${folder}/texts.d.ts`]: textKeysTemplate(names),
    ...ownPaths,
    ...(await edit('src/manifest.ts', (file, text) =>
      insertInto(file, withImport(text, manifestImport(address)), 'routes: [', route),
    )),
    ...(await edit('src/remote.tsx', (file, text) => insertInto(file, text, 'pages: {', lazyImportTemplate(names)))),
  };
  await writeFiles(root, files);
  await formatFiles(root, Object.keys(files));
  return Object.keys(files);
};
