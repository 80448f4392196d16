import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a process of this machine asks for itself: over loopback, not for somebody behind a proxy, and by a local name
 * (a page whose own host name is made to lead here does not). A call inside this process has no connection, and is one.
 */
export const isLocalPeer = (context: Context): boolean => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
  if (incoming === undefined) return true;
  if (incoming.headers['x-forwarded-for'] !== undefined) return false;
  return LOOPBACK.test(incoming.socket.remoteAddress ?? '') && LOCAL_HOST.test(incoming.headers.host ?? '');
};
