/** Values of answers by the name of their endpoint, as another platform would send them. */
export type Recorded = Readonly<Record<string, unknown>>;
