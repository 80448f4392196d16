/** A phone of the first size that the site is made for. WebKit's window is as narrow as its toolbar lets it be. */
export const PHONE = { width: 390, height: 844, deviceScaleFactor: 2 } as const;

/** Nothing there that could be pressed, yet: whoever waits tries again. */
export class NoElementError extends Error {
  readonly kind = 'no-element';
}
