/** How long an attempt of a call, with the body of its answer, may take, in milliseconds, where its endpoint does not say. */
export const TIMEOUT_MS = 15_000;
