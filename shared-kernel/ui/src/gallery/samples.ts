import type { Examples, Sample } from './examples.ts';

/** A context's folder and pattern are literals: the bundler reads them. */
const CONTEXTS = [
  import.meta.webpackContext('..', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../forms/src', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../records/src', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../../host/src', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../../remote-account/src/shared', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../../remote-agent/src/shared', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../../remote-browse/src/shared', { recursive: true, regExp: /\.gallery\.tsx$/ }),
  import.meta.webpackContext('../../../../remote-member/src/shared', { recursive: true, regExp: /\.gallery\.tsx$/ }),
];

const nameOf = (file: string): string => file.replace(/^.*\/|\.gallery\.tsx$/g, '');

const isGallery = (module: unknown): module is { readonly examples: Examples } =>
  typeof module === 'object' && module !== null && 'examples' in module;

const sampleOf = (file: string, module: unknown): Sample => {
  if (!isGallery(module)) throw new Error(`${file} exports no "examples".`);
  return { name: nameOf(file), examples: module.examples };
};

/** Every component that has a gallery file, by name. */
export const SAMPLES: readonly Sample[] = CONTEXTS.flatMap((files) =>
  files.keys().map((file) => sampleOf(file, files(file))),
).sort((left, right) => left.name.localeCompare(right.name));
