/**
 * Words that may grow without a release of those who read them: the known ones are offered and checked where they are
 * written, any other text passes where it comes from a server.
 */
export type Open<Known extends string> = Known | (string & {});

/** Whether a text is one of the known words. */
export const isKnown = <Known extends string>(known: readonly Known[], text: string): text is Known =>
  (known as readonly string[]).includes(text);
