import { getConnInfo } from '@hono/node-server/conninfo';
import { addressKey } from '@shared-kernel/contracts/wire/address-key';
import type { Context } from 'hono';
import { forwarded } from './forwarded.ts';

/** The other end of the connection; none where the app is asked in its own process. */
const peerOf = (context: Context): string | undefined => {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
};

/**
 * Where the caller comes from, as limits count it: what the outermost proxy that is ours wrote (`trusted` of them stand
 * before the platform: the edge alone, unless TRUSTED_PROXIES says more), if the edge has proved itself. What a caller writes there himself stands
 * further left and counts for nothing; where no proxy wrote one, it is the connection's other end.
 */
export const callerAddress = (context: Context, trusted: number): string | undefined => {
  const told = forwarded(context, 'x-forwarded-for')?.split(',').at(-trusted)?.trim();
  const written = told || peerOf(context);
  return written === undefined ? undefined : addressKey(written);
};
