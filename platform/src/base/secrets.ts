import { edgeSecretsOf, secretsOf } from '@shared-kernel/node/secrets';

/** What must not be known outside: each from the environment, or from a file that it names, as containers hand secrets over. */
export interface Secrets {
  /** KEY_ENCRYPTION_KEY: what private keys are wrapped with in the database, the first of them; none leaves them bare. */
  readonly wrappingKeys: readonly Uint8Array[];
  /** PASSWORD_PEPPER: what passwords are hashed with besides their salt, the first of them; none hashes without. */
  readonly peppers: readonly Uint8Array[];
  /** EDGE_SECRET: what the document server proves itself by; none believes whoever reaches the port. */
  readonly edgeSecrets: readonly string[];
}

const KEY_BYTES = 32;

const keyOf = (name: string, written: string): Uint8Array => {
  const key = Buffer.from(written, 'base64url');
  if (key.byteLength === KEY_BYTES) return key;
  throw new Error(`${name} must be ${KEY_BYTES} random bytes in base64 (openssl rand -base64 32).`);
};

const keysOf = (name: string, value: string | undefined, file: string | undefined): readonly Uint8Array[] =>
  secretsOf(name, value, file).map((written) => keyOf(name, written));

/** Reads the secrets of the environment and their files. Throws a sentence for what is none, never with the secret in it. */
export const readSecrets = (env: NodeJS.ProcessEnv): Secrets => ({
  wrappingKeys: keysOf('KEY_ENCRYPTION_KEY', env.KEY_ENCRYPTION_KEY, env.KEY_ENCRYPTION_KEY_FILE),
  peppers: keysOf('PASSWORD_PEPPER', env.PASSWORD_PEPPER, env.PASSWORD_PEPPER_FILE),
  edgeSecrets: edgeSecretsOf(env.EDGE_SECRET, env.EDGE_SECRET_FILE),
});
