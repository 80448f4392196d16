import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LogEntry } from '../base/edge-deps.ts';
import type { NodeMeter } from './meter.ts';

interface OpsOptions {
  readonly port: number;
  readonly host: string;
  readonly meter: NodeMeter;
  /** Requests a path of the document server itself. */
  readonly ask: (path: string) => Promise<Response>;
  readonly log: (entry: LogEntry) => void;
}

const ASKED: ReadonlySet<string> = new Set(['/_health', '/_ready']);
const NOT_FOUND = 404;

/** Serves metrics, health and readiness on a port for operators, also during graceful shutdown. A failure of it does not stop the site. */
export const serveOps = ({ port, host, meter, ask, log }: OpsOptions): void => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    if (path === '/metrics') {
      response.setHeader('Content-Type', meter.registry.contentType);
      response.end(await meter.registry.metrics());
    } else if (ASKED.has(path)) {
      const said = await ask(path);
      response.writeHead(said.status, Object.fromEntries(said.headers)).end(await said.text());
    } else response.writeHead(NOT_FOUND).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log({ level: 'error', event: 'ops.failed', detail: String(error) });
      response.destroy();
    });
  });
  server.on('error', (error) => log({ level: 'error', event: 'ops.unavailable', detail: error.message }));
  server.listen(port, host, () => {
    const bound = server.address();
    if (typeof bound === 'object' && bound !== null)
      log({ level: 'info', event: 'ops.started', detail: `${bound.address} port ${bound.port}` });
  });
};
