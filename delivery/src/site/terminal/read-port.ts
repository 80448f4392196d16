import { SiteError } from '../site-error.ts';

/** The processes behind the site take the next ports. */
const HIGHEST_FIRST_PORT = 65_500;

/** Throws a SiteError for what is no port. */
export const readPort = (written: unknown): number => {
  const port = Number(written);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_FIRST_PORT) return port;
  throw new SiteError(`--ports takes the number of the first port, not "${String(written)}".`);
};
