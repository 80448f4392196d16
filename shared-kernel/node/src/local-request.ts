import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^([\w-]+\.)*(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a process of this machine asks for itself: over loopback, not for somebody behind a proxy, and by a local name
 * (a page whose own host name is made to lead here does not).
 */
export const isLocalRequest = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined &&
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '');

/** Whether a browser sends a form for a page of this very origin: neither another site's nor a neighbour's on another port. */
export const isOwnPage = (headers: Headers, url: string): boolean => {
  const { origin } = new URL(url);
  return (
    (headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin' && (headers.get('Origin') ?? origin) === origin
  );
};
