import { connect } from 'node:net';
import { PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import type { Tally } from '../../tally.ts';
import type { Case } from '../case.ts';

const MB = 1024 * 1024;
/** What a server may have taken of a body that it refuses: its limit, and what fills the buffers on the way. */
const TAKEN_AT_MOST = 16 * MB;
const CHUNK = Buffer.alloc(64 * 1024, 'a');
const UNANSWERED_MS = 60_000;

interface Sent {
  /** 0: closed without an answer. */
  readonly status: number;
  /** A minute went by without a word. */
  readonly isSilent: boolean;
  /** Bytes that left this side before the answer or the end. */
  readonly bytes: number;
}

interface Body {
  readonly path: string;
  readonly headers: readonly string[];
  readonly size: number;
  readonly isChunked: boolean;
}

/** Sends a body by hand, so that what the server has really taken can be counted. */
const send = (url: string, { path, headers, size, isChunked }: Body): Promise<Sent> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let status = 0;
    const end = (isSilent = false): void => {
      resolve({ status, isSilent, bytes: socket.bytesWritten });
      socket.destroy();
    };
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`;
    socket.setTimeout(UNANSWERED_MS, () => end(true));
    socket.on('error', () => end()).on('close', () => end());
    socket.on('data', (data) => {
      status = Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1] ?? 0);
      end();
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${[...headers, length].join('\r\n')}\r\n\r\n`);
    let left = size;
    const more = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= CHUNK.length;
        const isTaken = isChunked
          ? socket.write(`${CHUNK.length.toString(16)}\r\n`) && socket.write(CHUNK) && socket.write('\r\n')
          : socket.write(CHUNK);
        if (!isTaken) {
          socket.once('drain', more);
          return;
        }
      }
    };
    more();
  });

const KINDS = [
  { path: '/wps/session/login', headers: ['Encryption: JWE', 'Content-Type: application/jose'] },
  { path: '/wps/session/login/freeplay', headers: ['Content-Type: application/json'] },
  { path: PLAY_ROUND_PATH, headers: ['Content-Type: application/json', 'Launch: none'] },
  { path: '/wps/service/feedback', headers: ['Content-Type: multipart/form-data; boundary=x'] },
  { path: '/wps/nothing/here', headers: ['Content-Type: application/json'] },
  { path: '/m/home', headers: ['Content-Type: application/json'] },
];

const hurt = async (where: string, url: string, size: number, tally: Tally): Promise<number> => {
  let most = 0;
  for (const kind of KINDS) {
    for (const isChunked of [false, true]) {
      const { status, isSilent, bytes } = await send(url, { ...kind, size, isChunked });
      most = Math.max(most, bytes);
      tally.held(
        !isSilent && status !== 200 && status < 500 && bytes <= TAKEN_AT_MOST,
        `${where} took ${(bytes / MB).toFixed(1)} MB of ${kind.path} and answered ${isSilent ? 'nothing' : status}`,
      );
    }
  }
  return most;
};

export const heavyBodies: Case = {
  name: 'bodies',
  title: 'bodies that are too large, with and without a length',
  run: async ({ edge, platforms: [first] }, tally, { pick }) => {
    const size = pick(100, 600) * MB;
    const most = Math.max(
      await hurt('the edge', edge.url, size, tally),
      await hurt('the platform', first.url, size, tally),
    );
    tally.held(edge.isAlive() && first.isAlive(), 'a process has ended');
    tally.figure(`at most ${(most / MB).toFixed(1)} of ${size / MB} MB taken`);
  },
};
