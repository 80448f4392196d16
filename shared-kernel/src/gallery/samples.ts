import type { Examples, Sample } from './examples.ts';

const FILES = import.meta.webpackContext('..', { recursive: true, regExp: /\.gallery\.tsx$/ });

const nameOf = (file: string): string => file.replace(/^.*\/|\.gallery\.tsx$/g, '');

const isGallery = (module: unknown): module is { readonly examples: Examples } =>
  typeof module === 'object' && module !== null && 'examples' in module;

const sampleOf = (file: string): Sample => {
  const module = FILES(file);
  if (!isGallery(module)) throw new Error(`${file} exports no "examples".`);
  return { name: nameOf(file), examples: module.examples };
};

/** Every component that has a gallery file, by name. */
export const SAMPLES: readonly Sample[] = FILES.keys()
  .map(sampleOf)
  .sort((left, right) => left.name.localeCompare(right.name));
