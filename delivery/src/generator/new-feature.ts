import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ACCESS_RULES } from 'shared-kernel/contracts/release';
import { SiteError } from '../site/site-error.ts';
import {
  type FeatureNames,
  lazyImportTemplate,
  manifestImport,
  pageTemplate,
  routeTemplate,
  styleTemplate,
  testTemplate,
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

/** The texts with the feature's group. Two groups of one name would hide each other. */
const withTexts = (file: string, text: string, names: FeatureNames, title: string): string => {
  if (!Object.hasOwn(JSON.parse(text), names.key)) return insertInto(file, text, '{', textsTemplate(names, title));
  throw new SiteError(`${file} has a group "${names.key}" already: nothing was changed.`);
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
    ...ownPaths,
    ...(await edit('src/manifest.ts', (file, text) =>
      insertInto(file, withImport(text, manifestImport(address)), 'routes: [', route),
    )),
    ...(await edit('src/remote.tsx', (file, text) => insertInto(file, text, 'pages: {', lazyImportTemplate(names)))),
    ...(await edit('locales/en.json', (file, text) => withTexts(file, text, names, title))),
    ...(await edit('locales/ty.json', (file, text) => withTexts(file, text, names, ty ?? title))),
  };
  await writeFiles(root, files);
  await formatFiles(root, Object.keys(files));
  return Object.keys(files);
};
