/** What whoever starts the platform can mend: its message says what is the matter and what to do, and is all there is to say. */
export class StartError extends Error {
  readonly kind = 'start';
  readonly isExplained = true;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

const codesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...[error.cause, ...several].flatMap(codesOf)];
};

const SAID_BY_POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist',
  '42501': 'gives the user too few rights',
};

/** `postgres://tala:…@db:5432/tala` → `tala at db:5432`: never the password. */
export const nameOfDatabase = (url: string): string => {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${decodeURIComponent(pathname.slice(1)) || 'postgres'} at ${hostname || 'a local socket'}:${port || 5432}`;
  } catch {
    throw new StartError(
      'A database address is not understood: it is written postgres://user:password@host:5432/name.',
    );
  }
};

/** One sentence for a Postgres that cannot be opened. */
export const databaseProblem = (variable: string, url: string, cause: unknown): StartError => {
  if (cause instanceof StartError) return cause;
  const name = nameOfDatabase(url);
  const code = codesOf(cause).find((one) => one in SAID_BY_POSTGRES);
  if (code) return new StartError(`The database ${name} ${SAID_BY_POSTGRES[code]}: check ${variable}.`, cause);
  const reason = codesOf(cause)[0] ?? (cause instanceof Error ? cause.message : 'no answer');
  return new StartError(`The database ${name} cannot be opened (${reason}): start it, or check ${variable}.`, cause);
};

const FOLDER_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EDQUOT'];

/** One sentence for a folder in which no database can be kept; what is no fault of the folder stays as it is. */
export const folderProblem = (folder: string, cause: unknown): unknown => {
  const code = codesOf(cause).find((one) => FOLDER_CODES.includes(one));
  if (!code) return cause;
  return new StartError(
    `The database's folder ${folder} cannot be written (${code}): make room or give the right, or set PLATFORM_DATA or DATABASE_URL.`,
    cause,
  );
};

const PORT_CODES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop what listens there, or set PORT',
  EACCES: 'may not be listened on by this user: set PORT to one from 1024',
  EADDRNOTAVAIL: 'is on an address that this machine does not have: set HOST',
};

/** One sentence for a port that cannot be listened on; anything else stays as it is. */
export const portProblem = (port: number, host: string, cause: unknown): unknown => {
  const code = codesOf(cause).find((one) => one in PORT_CODES);
  return code ? new StartError(`Port ${port} of ${host} ${PORT_CODES[code]}.`, cause) : cause;
};
