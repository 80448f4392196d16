import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { generate } from 'selfsigned';

export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** For `localhost`, valid for a day, trusted by nobody: the bench's browser is told to ignore that. */
export const makeCertificate = async (): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key: made.private, cert: made.cert };
};

interface SecureServer {
  readonly port: number;
  readonly certificate: Certificate;
  /** What a new connection costs before its first byte, in ms: the browser's throttling charges requests alone. */
  readonly connectMs: number;
  readonly handler: Handler;
}

/** HTTP/2 over TLS on loopback. Disposing it ends its connections. */
export const serveSecure = async ({
  port,
  certificate,
  connectMs,
  handler,
}: SecureServer): Promise<AsyncDisposable> => {
  const secure = createSecureServer({ ...certificate, allowHTTP1: false }, handler);
  secure.on('sessionError', () => undefined);
  const sockets = new Set<Socket>();
  const front = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    setTimeout(() => secure.emit('connection', socket), connectMs);
  });
  front.listen(port);
  await once(front, 'listening');
  return {
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      front.close();
      await once(front, 'close');
    },
  };
};
