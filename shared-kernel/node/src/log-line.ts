/** A field stays readable whatever a caller sends. */
const FIELD_CHARACTERS = 2_000;
/** JSON escapes what is below U+0020. These too move a terminal's cursor, break its line or turn its text around. */
const UNSEEN = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const clip = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > FIELD_CHARACTERS ? `${value.slice(0, FIELD_CHARACTERS)}…` : value;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line of JSON, as every server's log has it: when, who, then the entry's own fields. Nothing in it can look like two. */
export const logLine = (from: string, entry: object): string =>
  `${JSON.stringify({ at: new Date().toISOString(), from, ...entry }, clip).replace(UNSEEN, escaped)}\n`;
