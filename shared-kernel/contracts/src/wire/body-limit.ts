import type { AnyEndpoint } from './endpoint.ts';

const KIB = 1024;
/** What a body of text may weigh, in bytes. */
export const TEXT_LIMIT_BYTES = 64 * KIB;
/** Three pictures of 5 MB, and the fields around them. */
export const FILES_LIMIT_BYTES = 15 * KIB * KIB + TEXT_LIMIT_BYTES;

/** What a body of this call may weigh, in bytes: the document server and the platform hold to the same. */
export const bodyLimitOf = ({ body }: Pick<AnyEndpoint, 'body'>): number =>
  body === 'multipart' ? FILES_LIMIT_BYTES : TEXT_LIMIT_BYTES;
