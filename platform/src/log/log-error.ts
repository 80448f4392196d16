/** How deep the causes of an error are followed. */
const CAUSES_DEPTH = 4;
const STACK_LINES = 12;
const STATEMENT_CHARACTERS = 500;

/** Of a database's error: codes and names of our own. Its `message`, `detail` and `where` may hold a row's values. */
const DATABASE_FIELDS = ['severity', 'constraint', 'table', 'column', 'routine'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textAt = (error: unknown, field: string): string | undefined => {
  const value = isRecord(error) ? error[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** From the driver, or wrapped around what the driver says: both name the parameters of the statement in words. */
const isOfDatabase = (error: Error): boolean =>
  textAt(error, 'severity') !== undefined || (textAt(error, 'query') !== undefined && 'params' in error);

/** Whether its message is our own words. A parser quotes the text that it could not read. */
const hasOwnWords = (error: Error): boolean => !isOfDatabase(error) && !(error instanceof SyntaxError);

/** Only the places: the lines above them are the message again. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, STACK_LINES)
    .map((line) => line.trim())
    .join(' | ');

/** An error without what a caller sent: its name, codes, constraint, statement and places, and its causes'. */
export const describeError = (error: unknown, depth = CAUSES_DEPTH): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  const own = Object.fromEntries(DATABASE_FIELDS.map((field) => [field, textAt(error, field)]));
  return {
    name: error.name,
    code: textAt(error, 'code'),
    ...(hasOwnWords(error) ? { message: error.message } : own),
    statement: textAt(error, 'query')?.slice(0, STATEMENT_CHARACTERS),
    places: placesOf(error),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: describeError(error.cause, depth - 1) }),
  };
};

/** The same in a few words, for a column: `Error: no power`, `Error 23505 accounts_pkey`. */
export const errorInWords = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  if (hasOwnWords(error)) return `${error.name}: ${error.message}`;
  const source = textAt(error, 'code') === undefined && error.cause instanceof Error ? error.cause : error;
  return [error.name, textAt(source, 'code'), textAt(source, 'constraint')].filter(Boolean).join(' ');
};
