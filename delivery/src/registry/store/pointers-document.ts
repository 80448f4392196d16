import {
  type Pointers,
  pointers as pointersSchema,
  RELEASE_SCHEMA,
  signature,
} from '@shared-kernel/contracts/release/release';
import { array, object, safeParse } from '@shared-kernel/contracts/schema';
import { DAY_MS } from '@shared-kernel/node/durations';
import { signersOf, type TrustedKeys } from '../keys/release-keys.ts';
import { isJsonSigned, signJson } from '../keys/signed-json.ts';
import { RegistryError, UntrustedError } from '../release-name.ts';
import type { RegistryKeys } from './places.ts';

/** Name of the pointer document in a registry. */
export const POINTERS_FILE = 'pointers.json';

/** How long document servers take a signed document over. */
export const VALID_DAYS = 30;

/** Before the first promotion. */
export const NO_POINTERS: Pointers = {
  schema: RELEASE_SCHEMA,
  revision: 0,
  changedAt: new Date(0).toISOString(),
  packages: {},
  canaries: [],
  pins: [],
};

const signed = object({ signatures: array(signature) });

/** Throws an UntrustedError. What the schema does not know is signed too. */
const refuseUnsigned = (document: unknown, path: string, trusted: TrustedKeys): void => {
  const parsed = safeParse(signed, document);
  if (typeof document === 'object' && document !== null && parsed.success) {
    const { signatures: _, ...rest } = { signatures: null, ...document };
    if (isJsonSigned(rest, parsed.data.signatures, trusted)) return;
  }
  throw new UntrustedError(`${path} is not signed by ${signersOf(trusted)}.`);
};

/** The pointers of a document's text. Throws a RegistryError that names `path`; `trusted`: an UntrustedError when these keys have not signed it. */
export const parsePointers = (text: string, path: string, trusted?: TrustedKeys): Pointers => {
  const document: unknown = JSON.parse(text);
  if (trusted !== undefined) refuseUnsigned(document, path, trusted);
  const parsed = safeParse(pointersSchema, document);
  if (!parsed.success)
    throw new RegistryError(`${path} is not a pointer document of this schema: ${parsed.error.message}`);
  return parsed.data;
};

/**
 * Signs pointers, with the end of their validity. Without a key they stay unsigned. Throws a RegistryError where only a signed
 * document counts, and for a key that may not sign it.
 */
export const sealPointers = (
  pointers: Pointers,
  { pointersKey, trustedPointersKeys }: Pick<RegistryKeys, 'pointersKey' | 'trustedPointersKeys'>,
  validDays: number = VALID_DAYS,
): Pointers => {
  const { signatures: _, expires: __, ...bare } = pointers;
  if (trustedPointersKeys !== undefined && !trustedPointersKeys.keys.has(pointersKey?.id ?? ''))
    throw new RegistryError(
      `What is live must be signed by ${signersOf(trustedPointersKeys)}, and POINTERS_KEY_FILE ${pointersKey === undefined ? 'is not set' : `is ${pointersKey.id}`}.`,
    );
  if (pointersKey === undefined) return bare;
  const expires = new Date(Date.now() + validDays * DAY_MS).toISOString();
  // As it will be read: without what JSON leaves out.
  const document: Pointers = JSON.parse(JSON.stringify({ ...bare, expires }));
  return { ...document, signatures: [signJson(document, pointersKey)] };
};

/** The text of a pointer document. */
export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;
