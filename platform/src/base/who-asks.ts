import { createHash } from 'node:crypto';
import { requestScope } from '../log/request-scope.ts';

const HASH_CHARACTERS = 22;

/** A name that must be found again and not be read: of a username that was typed, of a browser. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARACTERS);

/** Who asks, as the log and the audit name him; nobody in a job. */
export const whoAsks = () => {
  const caller = requestScope();
  return {
    address: caller?.address,
    visitorHash: caller?.visitor === undefined ? undefined : shortHash(caller.visitor),
  };
};
