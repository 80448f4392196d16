/** What the bundler's runtime hands to the library for one chunk. */
interface ConsumesOptions {
  readonly chunkId: string;
  readonly promises: Promise<unknown>[];
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly installedModules: object;
  readonly webpackRequire: {
    readonly o: (of: object, key: string) => boolean;
    readonly m: Readonly<Record<string, (module: { exports?: unknown }) => void>>;
  };
}

type Consumes = (options: ConsumesOptions) => void;

export declare const wholeConsumes: (consumes: Consumes) => Consumes;
