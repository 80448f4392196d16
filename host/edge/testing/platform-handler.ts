import type { IncomingMessage, ServerResponse } from 'node:http';
import { aPlatform } from './fake-platform.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What documents need is answered by the platform in memory, and that it is ready; the rest is the test's own. */
export const platformHandler = (own: Handler, ready = '{"status":"ok"}'): Handler => {
  const platform = aPlatform();
  return (request, response) => {
    // Looks go on all the time: they are no call.
    if (request.url === '/ready') return void response.setHeader('Content-Length', ready.length).end(ready);
    if (!/^\/wps\/(system|announcement)\//.test(request.url ?? '')) return own(request, response);
    const headers = { Merchant: String(request.headers.merchant) };
    void platform(new Request(`http://platform${request.url}`, { headers })).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
  };
};
