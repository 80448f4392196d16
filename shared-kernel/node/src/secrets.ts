import { readFileSync } from 'node:fs';

const LEAST_EDGE_SECRET_CHARACTERS = 32;

const fileText = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${name}_FILE names a file that cannot be read: ${file}.`, { cause });
  }
};

/**
 * Secrets of the environment: NAME itself, or what stands in the file that NAME_FILE names, as containers hand them over.
 * Several stand with commas between, in a file also a line each: the first is in use, the others are still known. Throws a
 * sentence for the operator, never with a secret in it.
 */
export const secretsOf = (name: string, value: string | undefined, file: string | undefined): readonly string[] => {
  if (value && file) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
  const listed = file ? fileText(name, file) : (value ?? '');
  const found = listed
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (file && found.length === 0) throw new Error(`${name}_FILE names an empty file: ${file}.`);
  return found;
};

/** What the document server proves itself to the platform by: EDGE_SECRET of both. It travels in a header. */
export const edgeSecretsOf = (value: string | undefined, file: string | undefined): readonly string[] => {
  const secrets = secretsOf('EDGE_SECRET', value, file);
  if (secrets.every((one) => one.length >= LEAST_EDGE_SECRET_CHARACTERS && /^[\x21-\x7e]+$/.test(one))) return secrets;
  throw new Error(`EDGE_SECRET must be ${LEAST_EDGE_SECRET_CHARACTERS} characters or more (openssl rand -base64 32).`);
};
