export interface FeatureNames {
  /** kebab-case: the folder, the files and the page. */
  readonly feature: string;
  /** Its group of texts and its name among the paths. */
  readonly key: string;
  /** The namespace. */
  readonly remote: string;
}

/** The page's address as code: one of the specification's, or this remote's own. */
export interface AddressCode {
  readonly expression: string;
  /** How the manifest imports it; the page's folder is two levels deeper. */
  readonly module: string;
}

/** What a template is told of the page that it is to draw. */
export interface PageRequest {
  readonly names: FeatureNames;
  readonly address: AddressCode;
}

/** What a template makes: everything of a feature that is not the same for all pages. */
export interface PageDraft {
  /** By name, in the feature's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The feature's group of texts besides its title, which is given in each language. */
  readonly texts: (title: string) => Readonly<Record<string, unknown>>;
  /** The calls of the first view, as code, with what the manifest imports for it. */
  readonly starts?: { readonly code: string; readonly imports: readonly string[] };
}

export type PageTemplate = (request: PageRequest) => PageDraft;

const importOf = ({ expression, module }: AddressCode, up: string): string =>
  `import { ${expression.split('.')[0]} } from '${module.replace(/^\.\//, up)}';`;

export const manifestImport = (address: AddressCode): string => importOf(address, './');

/** As a file of the feature imports it. */
export const addressImport = (address: AddressCode): string => importOf(address, '../../');

export const routeTemplate = (
  { names: { feature, key }, address }: PageRequest,
  access: string,
  starts?: PageDraft['starts'],
): string => `
{
  path: ${address.expression},
  page: '${feature}',
  title: '${key}.title',
  access: '${access}',
  frame: { header: 'title' },
  ${starts === undefined ? '' : `starts: ${starts.code},`}
},`;

export const lazyImportTemplate = ({ feature }: FeatureNames): string =>
  `'${feature}': () => import('./features/${feature}/${feature}.page.tsx'),`;

/** Types the keys of the feature's texts. */
export const textKeysTemplate = ({ feature, remote }: FeatureNames): string =>
  `'${remote}/${feature}': typeof import('./features/${feature}/texts.en.json');`;
