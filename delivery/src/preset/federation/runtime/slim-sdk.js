/** The federation runtime's helpers with a logger that only says what is wrong: theirs gathers stacks and carries delegates for builds. */
export * from '@module-federation/sdk/dist/index.js';

export const createLogger = (prefix) => ({
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
});
