import { request } from 'node:http';
import { connect } from 'node:net';
import type { Case } from '../case.ts';

interface Odd {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

/** The raw status of a request that `fetch` would not send; 0 for none. */
export const statusOf = (url: string, { method = 'GET', path, headers = {}, body }: Odd): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, method, path, headers: { Host: 'localhost', ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });

/** The body of an answer to a request under the host name of this machine, as a browser of its own would send it. */
export const textOf = (url: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, headers: { Host: `localhost:${port}` } }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve(text);
    });
    asked.on('error', reject);
    asked.end();
  });

/** What comes over a connection for a request written by hand, until it is closed. */
const answerTo = async (url: string, text: string): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let heard = '';
  for await (const part of socket) heard += part;
  return heard;
};

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const BROKEN = ['%00', '%ff', '%', '%E0%A4%A', '..%2f..%2fetc%2fpasswd', '%2e%2e/', '%5c..%5c', 'a'.repeat(5000)];
const PLACES = [
  '/m/',
  '/wps/play/',
  '/wps/play/frames/slot/page/',
  '/wps/art/game/',
  '/wps/art/',
  '/wps/files/',
  '/brand/',
  '/',
];
const JSON_BODY = { 'Content-Type': 'application/json' };

const odd: readonly Odd[] = [
  ...INHERITED.flatMap((name) => [
    { path: `/wps/system/status?${name}=1` },
    { path: '/m/home', headers: { 'Accept-Language': name } },
    { path: '/m/home', headers: { Cookie: `language=${name}` } },
    { path: '/m/home', headers: { Host: `${name}.localhost` } },
    { path: '/wps/system/status', headers: { Merchant: name, Language: name } },
    { path: `/wps/art/${name}/x.svg` },
    { path: `/${name}.html` },
    { path: '/wps/session/login/freeplay', method: 'POST', headers: JSON_BODY, body: `{"${name}":{"${name}":1}}` },
  ]),
  ...PLACES.flatMap((place) => BROKEN.map((name) => ({ path: place + name }))),
  { path: '/wps/session/login', method: 'POST', headers: { ...JSON_BODY, Expect: '100-continue' }, body: '{}' },
  { path: '/wps/system/status', headers: { 'X-Forwarded-Host': '%' } },
  { path: '/wps/system/status', headers: { 'X-Forwarded-Proto': 'javascript' } },
  { path: '/wps/system/status', headers: { Connection: 'Merchant, close' } },
  { path: '/wps/session/login/freeplay', method: 'POST', headers: JSON_BODY, body: '['.repeat(20_000) },
  { path: '/wps/session/login/freeplay', method: 'POST', headers: JSON_BODY, body: '{"language":"\\u0000"}' },
  { path: '/wps/session/login/freeplay', method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' },
  { path: '/m/home', headers: { Cookie: `visitor=${'x'.repeat(5000)}` } },
  { path: '/m/home', headers: { Range: 'bytes=0-0,1-1,2-2', 'If-None-Match': '"' } },
];

export const oddRequests: Case = {
  name: 'odd-requests',
  title: 'names of Object.prototype, broken escapes, NUL, odd headers',
  run: async ({ edge, platforms }, tally) => {
    for (const { url } of [edge, platforms[0]]) {
      const twice = await answerTo(url, 'GET /m/home HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\n\r\n');
      tally.held(/^HTTP\/1\.1 400 /.test(twice), `two Host headers: ${twice.slice(0, 40)}`);
      for (const each of odd) {
        const status = await statusOf(url, each);
        tally.held(
          status >= 200 && status < 500,
          `${each.method ?? 'GET'} ${each.path.slice(0, 80)} ${JSON.stringify(each.headers ?? {}).slice(0, 80)}: ${status}`,
        );
      }
    }
  },
};
