/**
 * How a value is read where an operator's platform says the same thing in another form (docs/decisions/0006-wire.md): the
 * specification leaves the form of ids, counts and flags open. What is of no such form comes back as it was.
 */
export type Reader = (value: unknown) => unknown;

/** A line of text: no control characters, which no field can be typed into and no row may hold, and no half of a character. */
export const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

/** Text with line breaks and tabs. */
export const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** An id that comes as a number. */
export const textOf: Reader = (value) => (Number.isFinite(value) ? String(value) : value);

/** A number that comes as a text. */
export const numberOf: Reader = (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

const FLAGS: readonly unknown[] = [0, '0', 'false', 1, '1', 'true'];

/** A flag that comes as 0 or 1, or as a text. */
export const flagOf: Reader = (value) => {
  const place = FLAGS.indexOf(value);
  return place < 0 ? value : place >= FLAGS.length / 2;
};
