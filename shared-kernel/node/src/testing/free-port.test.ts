import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { freePort } from './free-port.ts';

const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range';
const PORTS = 12;

/** A process that takes ports from one place on, says which, and keeps them until its input ends. */
const TAKER = `
const { freePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))});
const taken = await Promise.all(Array.from({ length: ${PORTS} }, () => freePort(Number(process.argv[1]))));
console.log(JSON.stringify(taken));
process.stdin.resume();
`;

const takeElsewhere = async (from: number) => {
  const taker = spawn(process.execPath, ['--input-type=module', '--eval', TAKER, String(from)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(taker, 'exit');
  const [said] = await once(taker.stdout, 'data');
  const ports: readonly number[] = JSON.parse(String(said));
  return {
    ports,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      taker.stdin.end();
      await ended;
    },
  };
};

const listenOn = async (port: number, host?: string) => {
  const server = createServer();
  server.listen({ port, host });
  await once(server, 'listening');
  return {
    [Symbol.asyncDispose]: async (): Promise<void> => {
      server.close();
      await once(server, 'close');
    },
  };
};

describe('a free port', () => {
  it('can be listened on, and is never given twice', async () => {
    const ports = await Promise.all(Array.from({ length: PORTS }, () => freePort()));
    assert.equal(new Set(ports).size, PORTS);
    for (const port of ports) {
      await using _own = await listenOn(port, '127.0.0.1');
      assert.notEqual(await freePort(port), port);
    }
  });

  it('is none that the system gives away by itself', { skip: !existsSync(EPHEMERAL) }, async () => {
    const [first = 0] = readFileSync(EPHEMERAL, 'utf8').split(/\s+/).map(Number);
    assert.ok((await freePort()) < first);
  });

  it('is not given to two processes that look in the same place at once', async () => {
    const from = await freePort();
    await using one = await takeElsewhere(from);
    await using other = await takeElsewhere(from);
    const all = [...one.ports, ...other.ports];
    assert.equal(new Set(all).size, 2 * PORTS);
  });

  for (const host of ['127.0.0.1', '0.0.0.0']) {
    it(`is none on which somebody listens at ${host}`, async () => {
      // Of a process that has ended: free to listen on, and claimed by nobody.
      const elsewhere = await takeElsewhere(await freePort());
      const [port = 0] = elsewhere.ports;
      await elsewhere[Symbol.asyncDispose]();
      await using _listener = await listenOn(port, host);
      assert.notEqual(await freePort(port), port);
    });
  }
});
