import { type Pointers, pointers as pointersSchema, RELEASE_SCHEMA } from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { RegistryError } from '../release-name.ts';

/** Name of the pointer document in a registry. */
export const POINTERS_FILE = 'pointers.json';

/** Before the first promotion. */
export const NO_POINTERS: Pointers = {
  schema: RELEASE_SCHEMA,
  revision: 0,
  changedAt: new Date(0).toISOString(),
  packages: {},
  canaries: [],
  pins: [],
};

/** The pointers of a document's text. Throws a RegistryError that names `path`. */
export const parsePointers = (text: string, path: string): Pointers => {
  const parsed = safeParse(pointersSchema, JSON.parse(text));
  if (!parsed.success)
    throw new RegistryError(`${path} is not a pointer document of this schema: ${parsed.error.message}`);
  return parsed.data;
};

/** The text of a pointer document. */
export const formatPointers = (pointers: Pointers): string => `${JSON.stringify(pointers, null, 2)}\n`;
