import { StackError } from '../../workspace/workspace.ts';

/** The processes behind the site take the next ports. */
const HIGHEST_FIRST_PORT = 65_500;

/** Throws a StackError for what is no port. */
export const readPort = (written: unknown): number => {
  const port = Number(written);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_FIRST_PORT) return port;
  throw new StackError(`--ports takes the number of the first port, not "${String(written)}".`);
};

/** Each has connections of its own, and one demo needs no more. */
const MOST_PLATFORMS = 5;

/** Throws a StackError for what is no count, and for several without a database that can serve them. */
export const readPlatforms = (written: unknown, { DATABASE_URL }: NodeJS.ProcessEnv): number => {
  const count = Number(written);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PLATFORMS) {
    throw new StackError(`--platforms takes a count from 1 to ${MOST_PLATFORMS}, not "${String(written)}".`);
  }
  if (count === 1 || DATABASE_URL) return count;
  throw new StackError(
    `The embedded database serves one process: --platforms ${count} needs a Postgres, named in DATABASE_URL.`,
  );
};
