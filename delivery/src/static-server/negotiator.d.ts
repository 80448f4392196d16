/** The part that is used; the published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
