const GREATEST_PORT = 65_535;

/** What is set to nothing is not set: an empty HOST would listen everywhere. */
export const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** A whole number from `least`. Throws a sentence for what is none. */
export const readCount = (env: NodeJS.ProcessEnv, name: string, fallback: number, least = 1): number => {
  const count = Number(env[name] ?? fallback);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`${name} has to be a whole number from ${least}, not "${env[name]}".`);
};

/** A port to listen on; 0 takes a free one. Throws a sentence for what is none. */
export const readPort = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const port = Number(env[name] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= GREATEST_PORT) return port;
  throw new Error(`${name} has to be a port number, not "${env[name]}".`);
};

/** One origin, as browsers write it; undefined where none is set. Throws a sentence for what is none. */
export const readOrigin = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const value = env[name];
  if (value === undefined) return undefined;
  if (/^https?:\/\/[\w.-]+(?::\d+)?$/.test(value) && new URL(value).origin === value) return value;
  throw new Error(`${name} has to be an origin, for example https://games.example: "${value}" is none.`);
};

/** Origins in a line, spaces between: `https://a.example https://*.b.example`; none where none are set. Throws a sentence for what is none. */
export const readOrigins = (env: NodeJS.ProcessEnv, name: string): readonly string[] => {
  const origins = (env[name] ?? '').split(/\s+/).filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin));
  if (wrong === undefined) return origins;
  throw new Error(`${name} has to be origins with spaces between, as https://cdn.example: "${wrong}" is none.`);
};
