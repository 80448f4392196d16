const LAZY_IMPORT = /(?:'([^']+)'|([\w$]+)):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/**
 * The lazy imports of a remote's one exposed module, by the key they stand under: `home: () => import('./x.tsx')`.
 * Read from the source, so that the release can say which files each page needs without naming chunks by hand.
 */
export const lazyImportsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(LAZY_IMPORT)].map(([, quoted, plain, request]) => [quoted ?? plain ?? '', request ?? '']),
  );
