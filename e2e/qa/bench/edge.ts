import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { int, number, object, safeParse } from '@shared-kernel/contracts/schema';
import { releaseSite } from './builds/site-release.ts';
import { HOME_PATH, PACKAGES, PORTS, REGISTRY } from './places.ts';
import { PLATFORM_URL, startPlatform, startService } from './processes.ts';

/** Issue: Done when, 4. */
const TARGET_MS = 20;
const CONNECTIONS = 10;
const WARM_UP_S = 5;
const THROUGHPUT_S = 10;

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const ADDRESS = `http://127.0.0.1:${PORTS.edge}`;

const result = object({
  requests: object({ total: int(), average: number() }),
  latency: object({ p50: number(), p97_5: number(), p99: number(), max: number() }),
  errors: int(),
  non2xx: int(),
});

const fire = async (seconds: number, rate?: number) => {
  const pace = rate === undefined ? [] : ['--overallRate', String(rate)];
  const args = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds), ...pace];
  const header = ['--headers', 'Accept-Encoding=br', '--headers', 'Host=localhost'];
  const { stdout } = await run(process.execPath, [autocannon, ...args, ...header, ADDRESS + HOME_PATH]);
  const read = safeParse(result, JSON.parse(stdout));
  if (!read.success) throw new Error(`autocannon answered something else: ${read.error.message}`);
  return read.data;
};

/** One core for the edge alone, where the system can say so. */
const pinned = (): readonly string[] => {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'taskset')));
  return isThere ? ['taskset', '--cpu-list', String(availableParallelism() - 1)] : [];
};

export interface EdgeOptions {
  readonly rate: number;
  readonly seconds: number;
}

/** How fast one process of the document server answers the home page: at a steady rate, then as fast as it can. */
export const benchEdge = async ({ rate, seconds }: EdgeOptions): Promise<void> => {
  await releaseSite();
  await using _platform = await startPlatform();
  const origins = Object.fromEntries(PACKAGES.map((name) => [name, `http://localhost:${PORTS[name]}`]));
  const env = {
    PORT: String(PORTS.edge),
    REGISTRY,
    PLATFORM_URL,
    ASSET_ORIGINS: JSON.stringify(origins),
  };
  const before = pinned();
  await using _edge = await startService({ before, script: 'host/edge/node.ts', env, readyUrl: `${ADDRESS}/_health` });
  console.log(`bench: one edge process${before.length === 0 ? '' : ' on one core'}, GET ${HOME_PATH}, brotli`);
  await fire(Math.min(WARM_UP_S, seconds));
  const { latency, requests, errors, non2xx } = await fire(seconds, rate);
  const most = await fire(Math.min(THROUGHPUT_S, seconds));
  const ratio = latency.p99 / TARGET_MS;
  console.log(
    [
      `${rate} requests a second for ${seconds} s: ${requests.total} answered, ${errors + non2xx} failed`,
      `p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms, max ${latency.max} ms`,
      `${ratio <= 1 ? 'met   ' : 'MISSED'}  p99 / target of ${TARGET_MS} ms: ${ratio.toFixed(2)}`,
      `as fast as it can: ${Math.round(most.requests.average)} requests a second, p50 ${most.latency.p50} ms, p99 ${most.latency.p99} ms`,
    ].join('\n'),
  );
};
