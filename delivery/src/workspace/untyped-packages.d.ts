/** The one function of `semver` that is used: the package carries no types of its own. */
declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
  };
  export default semver;
}

/** The part of `negotiator` that is used; the published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
