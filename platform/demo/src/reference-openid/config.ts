import { readOrigins, readPort, withoutEmpty } from '@shared-kernel/node/environment';
import { secretsOf } from '@shared-kernel/node/secrets';

export interface OpenidConfig {
  readonly port: number;
  readonly host: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The project of the tokens by which numbers are proved. */
  readonly phoneProject: string;
  /** Where people may be sent back to: `http://*.localhost:8080` for every name before it. */
  readonly returnOrigins: readonly string[];
}

const DEFAULT_PORT = 8097;

/** Reads the environment once, at start. Throws in production: whoever comes may be anybody here. */
export const readOpenidConfig = (given: NodeJS.ProcessEnv): OpenidConfig => {
  const env = withoutEmpty(given);
  if (env.NODE_ENV === 'production') throw new Error('It asks nobody for a password and is for demonstrations only.');
  const [clientSecret] = secretsOf('OPENID_CLIENT_SECRET', env.OPENID_CLIENT_SECRET, env.OPENID_CLIENT_SECRET_FILE);
  if (clientSecret === undefined) throw new Error('OPENID_CLIENT_SECRET_FILE has to name the secret of the site.');
  return {
    port: readPort(env, 'PORT', DEFAULT_PORT),
    host: env.HOST ?? '127.0.0.1',
    clientId: env.OPENID_CLIENT_ID ?? 'demo-site',
    clientSecret,
    phoneProject: env.FIREBASE_PROJECT ?? 'demo',
    returnOrigins: readOrigins(env, 'RETURN_ORIGINS'),
  };
};
