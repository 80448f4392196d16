import { getSession } from 'shared-kernel/session';
import { apiConfig } from './config.ts';
import { headersFor } from './headers.ts';

/**
 * A picture that only the member's own session may see, as a call named it. Fails when it does not come, and for an address of
 * another origin: the session is not sent there.
 */
export const fetchPicture = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const origin = apiConfig().origin?.() ?? location.origin;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) throw new Error('A picture of the member lies at another origin.');
  const headers = headersFor({}, getSession()?.token, undefined);
  const response = await fetch(url, { headers, credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The picture was refused with ${response.status}.`);
  return response.blob();
};
