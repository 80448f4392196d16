import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LogEntry } from '../base/edge-deps.ts';
import type { NodeMeter } from './meter.ts';

interface OpsOptions {
  readonly port: number;
  readonly host: string;
  readonly meter: NodeMeter;
  /** Asks the document server itself, by path. */
  readonly ask: (path: string) => Promise<Response>;
  readonly log: (entry: LogEntry) => void;
}

const ASKED: ReadonlySet<string> = new Set(['/_health', '/_ready']);
const NOT_FOUND = 404;

/**
 * The figures, on a port of its own that players do not reach; health and readiness too, to the very end: while the site's port
 * takes nothing new any more, this one still says so. The site goes on without it.
 */
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
