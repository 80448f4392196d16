/** There was no room for this work: a line or a pool is full, or a wait took too long. Nothing was done. */
export class BusyError extends Error {
  readonly kind = 'busy';

  constructor(message: string) {
    super(message);
    this.name = 'BusyError';
  }
}

/** What the database ends or refuses for a while (SQLSTATE): the same call may succeed in a moment. */
const PASSING = new Set([
  '55P03', // a lock was not free in time
  '57014', // a statement took too long
  '40P01', // two transactions waited for each other
  '40001',
  '53300', // no connection left at the server
]);
/** Of these the connection does not recover. Class 08 is the connection's own. */
const CONNECTION_LOST = new Set([
  '25P03', // a transaction was left alone too long
  '25P04',
  '57P01', // the server stops, or an operator ended the connection
  '57P02',
  '57P03',
  '57P05',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver's own errors have no code. */
const DRIVER_LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
];
const CAUSES_DEPTH = 5;

const someCause = (error: unknown, matches: (error: Error, code: string) => boolean, depth = CAUSES_DEPTH): boolean => {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (matches(error, code)) return true;
  const several = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...several].some((cause) => someCause(cause, matches, depth - 1));
};

/** Whether the connection that failed so is of no more use. */
export const isConnectionLost = (error: unknown): boolean =>
  someCause(
    error,
    ({ message }, code) =>
      CONNECTION_LOST.has(code) ||
      /^08[0-9A-Z]{3}$/.test(code) ||
      DRIVER_LOST.some((beginning) => message.startsWith(beginning)),
  );

/** Whether the database had no room or no time for it, or was not there: the call may be made again. */
export const isBusy = (error: unknown): boolean =>
  isConnectionLost(error) || someCause(error, (cause, code) => cause instanceof BusyError || PASSING.has(code));

/** Whether a statement or a wait for a row took longer than its limit: of interest to whoever runs the platform. */
export const isOverTime = (error: unknown): boolean => someCause(error, (_cause, code) => PASSING.has(code));
