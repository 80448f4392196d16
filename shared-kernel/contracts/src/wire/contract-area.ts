import type { AnyEndpoint, InputOf } from './endpoint.ts';

/** Every area gives an example of each of its calls that asks for something; pages leave them out of their bundles. */
type ExamplesOf<Area> = {
  readonly [Name in keyof Area as Area[Name] extends AnyEndpoint
    ? Record<never, never> extends InputOf<Area[Name]>
      ? never
      : Name
    : never]: Area[Name] extends AnyEndpoint ? InputOf<Area[Name]> : never;
};

/** What an area must have beside its calls. */
type WithExamples<Area> = keyof ExamplesOf<Area> extends never ? unknown : { readonly examples: ExamplesOf<Area> };

/** The calls of one contract file and their examples: `area(agent)` of `import * as agent`. */
export const area = <const Area extends object>(of: Area & WithExamples<Area>) => ({
  calls: Object.entries(of),
  examples: 'examples' in of ? Object.entries(of.examples as Readonly<Record<string, object>>) : [],
});
