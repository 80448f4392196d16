import { SiteError } from '../site-error.ts';

/** Each has connections of its own, and one demo needs no more. */
const MOST_PLATFORMS = 5;

/** Throws a SiteError for what is no count, and for several without a database that can serve them. */
export const readPlatforms = (written: unknown, { DATABASE_URL }: NodeJS.ProcessEnv): number => {
  const count = Number(written);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PLATFORMS) {
    throw new SiteError(`--platforms takes a count from 1 to ${MOST_PLATFORMS}, not "${String(written)}".`);
  }
  if (count === 1 || DATABASE_URL) return count;
  throw new SiteError(
    `The embedded database serves one process: --platforms ${count} needs a Postgres, named in DATABASE_URL.`,
  );
};
