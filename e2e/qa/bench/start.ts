import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from './builds/builds.ts';
import { measureRounds } from './measure/rounds.ts';
import { RESULTS } from './places.ts';
import { startPlatform } from './processes.ts';
import { startReport } from './report/start-report.ts';
import { serveBuilds } from './serve/servers.ts';

/** Two round trips of slow 4G: TCP, then TLS. */
const CONNECT_MS = 300;

export interface StartOptions {
  /** Visits of each build. */
  readonly runs: number;
  /** Whether each new connection costs its two round trips; without, only requests are charged. */
  readonly chargesConnections: boolean;
}

const say = (what: string): void => console.log(`bench: ${what}`);

/** Builds the site and two monoliths from the same sources, opens each cold as often as asked, prints how they compare. */
export const benchStart = async ({ runs, chargesConnections }: StartOptions): Promise<void> => {
  const builds = await buildAll(say);
  await using _platform = await startPlatform();
  await using _servers = await serveBuilds(builds, chargesConnections ? CONNECT_MS : 0);
  say(
    `slow 4G, 4× CPU slowdown, 390×844, cold; ${runs} visits of each build${chargesConnections ? '' : ', connections free of charge'}`,
  );
  const rounds = await measureRounds(runs, say);
  await mkdir(RESULTS, { recursive: true });
  const file = join(RESULTS, `start-${new Date().toISOString().replaceAll(':', '-')}.json`);
  await writeFile(file, JSON.stringify(rounds, null, 1));
  console.log(`\n${startReport(rounds, builds.sizes)}\n\nEvery visit with its requests: ${file}`);
};
