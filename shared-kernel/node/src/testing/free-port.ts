import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below what a system gives to `listen(0)` and to calls out (Linux: from 32768), above what services are known by. */
const FIRST = 20_000;
const COUNT = 12_000;
/** Processes that run side by side have numbers side by side: each begins to look in a place of its own. */
const STEP_BETWEEN_PROCESSES = 101;

const LOOPBACK = '127.0.0.1';

/**
 * Takes the port's number in UDP until this process ends, however it ends: the system gives it to nobody else, and the
 * servers that the port is meant for speak TCP.
 */
const claim = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: LOOPBACK, exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });

const canListen = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

const isFree = async (port: number): Promise<boolean> => (await canListen(port)) && canListen(port, LOOPBACK);

const ownPlace = (): number => (process.pid * STEP_BETWEEN_PROCESSES) % COUNT;

/**
 * A port that nobody listens on, for a server of a test. No other call of this function is given it while this process
 * runs, here or in another process, and no `listen(0)` can take it in between. `from`: where to begin to look.
 */
export const freePort = async (from = FIRST + ownPlace()): Promise<number> => {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + ((from - FIRST + tried) % COUNT);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`None of the ${COUNT} ports from ${FIRST} is free.`);
};
