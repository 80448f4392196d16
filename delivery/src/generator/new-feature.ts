import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ACCESS_RULES } from '@shared-kernel/contracts/release/release';
import { paths } from '@shared-kernel/contracts/system/paths';
import { textPlaces } from '../preset/texts/remote-texts.ts';
import { StackError } from '../workspace/workspace.ts';
import {
  type Files,
  fillTemplate,
  insertInto,
  refuseExisting,
  type Values,
  withImport,
  writeFiles,
} from './copy-template.ts';
import type { Dictionary } from './filipino.ts';
import { readFeatureName, readRemoteName, toCamel, toPascal, toWords } from './names.ts';
import { type PageTemplate, plainPage } from './page-templates.ts';

export interface FeatureOptions {
  /** The page's address. By default the specification's for a page of this name, else `/m/` and the name. */
  readonly path?: string | undefined;
  /** One of the access rules of the release document; left out, the template's. */
  readonly access?: string | undefined;
  /** The page's title. By default the feature's name, and the dictionary's Filipino. */
  readonly en?: string | undefined;
  readonly ty?: string | undefined;
}

/** Throws a StackError for an unknown access rule. */
export const readAccess = (access: string): string => {
  if (ACCESS_RULES.some((rule) => rule === access)) return access;
  throw new StackError(`There is no access rule "${access}". There are: ${ACCESS_RULES.join(', ')}.`);
};

/** All texts of a remote are one namespace: of two groups of one name, one would hide the other. */
const refuseKnownGroup = async (home: string, key: string): Promise<void> => {
  for (const { EN } of textPlaces(home)) {
    if (!Object.hasOwn(JSON.parse(await readFile(EN, 'utf8')), key)) continue;
    throw new StackError(`${relative(dirname(home), EN)} has a group "${key}" already: nothing was changed.`);
  }
};

const OWN_OPENING = 'export const ownPaths = {';
const NO_OWN_PATHS = `/** Addresses of this remote that the specification does not name. */
${OWN_OPENING}} as const;
`;

interface Address {
  readonly list: 'paths' | 'ownPaths';
  readonly key: string;
  /** The remote's own list of addresses, where it changes. */
  readonly files: Files;
}

/**
 * The specification's address in `contracts/paths`, or an entry of the remote's own `src/paths.ts`, which is made where
 * it is missing. Throws a StackError for an address that differs from the written one.
 */
const resolveAddress = async (root: string, home: string, key: string, path?: string): Promise<Address> => {
  const found = Object.entries(paths).find(([name, at]) => (path === undefined ? name === key : at === path));
  if (found !== undefined) return { list: 'paths', key: found[0], files: {} };
  const specified = Object.entries(paths).find(([name]) => name === key);
  if (specified !== undefined)
    throw new StackError(`The specification has ${key} at ${specified[1]}, not at ${path}: nothing was changed.`);
  const file = `${home}/src/paths.ts`;
  const text = existsSync(join(root, file)) ? await readFile(join(root, file), 'utf8') : NO_OWN_PATHS;
  const written = new RegExp(`^\\s*${key}: '([^']+)'`, 'm').exec(text)?.[1];
  if (written !== undefined && path !== undefined && path !== written)
    throw new StackError(`${file} says that ${key} is at ${written}, not at ${path}: nothing was changed.`);
  const entry = `${key}: '${path ?? `/m/${key}`}',`;
  const files = written === undefined ? { [file]: insertInto(file, text, OWN_OPENING, entry) } : {};
  return { list: 'ownPaths', key, files };
};

const NAMESPACES = 'interface Namespaces {';
const NO_NAMESPACES = `
declare module 'shared-kernel/i18n' {
  ${NAMESPACES}}
}
`;

/** The remote's exposed module with one more page and the keys of its texts. */
const withPage = (file: string, text: string, feature: string, remote: string): string => {
  const typed = text.includes(NAMESPACES) ? text : `${text.trimEnd()}\n${NO_NAMESPACES}`;
  const page = `'${feature}': () => import('./features/${feature}/${feature}.page.tsx'),`;
  const keys = `'${remote}/${feature}': typeof import('./features/${feature}/texts.en.json');`;
  return insertInto(file, insertInto(file, typed, 'pages: {', page), NAMESPACES, keys, ';');
};

/** The template's texts in one language with the labels of its fields. */
const textsIn = (template: string, key: string, title: string, labels: Values): Record<string, object> => {
  const texts = JSON.parse(template.replaceAll('TITLE', JSON.stringify(title).slice(1, -1)));
  return { [key]: { ...texts[key], ...(Object.keys(labels).length > 0 && { field: labels }) } };
};

const KERNEL_PACKAGE = /from '(@shared-kernel\/[\w-]+)/g;

/** The remote's package.json with the kernel's packages that its new sources import; none where it has them all. */
const withKernelPackages = (file: string, json: string, sources: readonly string[]): Files => {
  const manifest = JSON.parse(json);
  const used = sources.flatMap((text) => [...text.matchAll(KERNEL_PACKAGE)].map(([, name = '']) => name));
  const missing = [...new Set(used)].filter((name) => !Object.hasOwn(manifest.dependencies, name));
  if (missing.length === 0) return {};
  const all = { ...manifest.dependencies, ...Object.fromEntries(missing.map((name) => [name, 'workspace:*'])) };
  const dependencies = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { [file]: JSON.stringify({ ...manifest, dependencies }, null, 2) };
};

/**
 * Adds a feature with one page to a remote: page, test, texts, route with its address, lazy import. Returns the written
 * files. Throws a StackError, before anything is written, for a bad name, an existing feature or a missing translation.
 */
export const newFeature = async (
  root: string,
  dictionary: Dictionary,
  packageName: string,
  featureName: string,
  { path, access, en, ty }: FeatureOptions = {},
  template: PageTemplate = plainPage,
): Promise<readonly string[]> => {
  const remote = readRemoteName(packageName);
  const feature = readFeatureName(featureName);
  const key = toCamel(feature);
  const home = `remote-${remote}`;
  if (!existsSync(join(root, home))) throw new StackError(`There is no package ${home}.`);
  const folder = `${home}/src/features/${feature}`;
  refuseExisting(root, folder);
  await refuseKnownGroup(join(root, home), key);
  const address = await resolveAddress(root, home, key, path);
  const module = address.list === 'paths' ? '@shared-kernel/contracts/system/paths' : './paths.ts';
  const { template: name, values, lists, labels = {}, starts, access: drafted = 'public' } = template(dictionary.knows);
  const route = `{
    path: ${address.list}.${address.key},
    page: '${feature}',
    title: '${key}.title',
    access: '${readAccess(access ?? drafted)}',
    frame: { header: 'title' },
    ${starts === undefined ? '' : `starts: ${starts.code},`}
  },`;
  const title = en ?? toWords(feature);
  const words = await dictionary.translate([...Object.values(labels), ...(ty === undefined ? [title] : [])]);
  const inFilipino = (english: string): string => words.get(english) ?? '';
  const drawn = await fillTemplate(name, folder, {
    values: {
      featureName: key,
      FeatureName: toPascal(feature),
      'feature-name': feature,
      remoteName: remote,
      pagePaths: address.list,
      pageKey: address.key,
      'page-paths': module.replace(/^\.\//, '../../'),
      ...values,
    },
    ...(lists && { lists }),
  });
  const [enFile, tyFile] = [`${folder}/texts.en.json`, `${folder}/texts.ty.json`];
  const english = textsIn(drawn[enFile] ?? '', key, title, labels);
  const filipinoLabels = Object.fromEntries(Object.entries(labels).map(([field, each]) => [field, inFilipino(each)]));
  const filipino = textsIn(drawn[tyFile] ?? '', key, ty ?? inFilipino(title), filipinoLabels);
  dictionary.check(remote, english, filipino);
  const read = (file: string): Promise<string> => readFile(join(root, home, file), 'utf8');
  const imports = [`import { ${address.list} } from '${module}';`, ...(starts?.imports ?? [])];
  const manifest = imports.reduce(withImport, await read('src/manifest.ts'));
  const sources = Object.entries(drawn).flatMap(([file, text]) => (/\.test\.tsx?$/.test(file) ? [] : [text]));
  return writeFiles(root, {
    ...drawn,
    ...withKernelPackages(`${home}/package.json`, await read('package.json'), [...sources, manifest]),
    [enFile]: JSON.stringify(english),
    [tyFile]: JSON.stringify(filipino),
    ...address.files,
    [`${home}/src/manifest.ts`]: insertInto(`${home}/src/manifest.ts`, manifest, 'routes: [', route),
    [`${home}/src/remote.tsx`]: withPage(`${home}/src/remote.tsx`, await read('src/remote.tsx'), feature, remote),
  });
};
