import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@shared-kernel/node/testing/free-port';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** Of the server; its connections are children of it. */
  readonly pid: number;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const SERVER_USER = 'tester';
/** Debian's account without rights: the server refuses to run as root. */
const UNPRIVILEGED = 65_534;
const START_TRIES = 100;
const isRoot = process.getuid?.() === 0;

const findBinaries = (): string | undefined => {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
};

const install = (): void => {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    // Without apt-get or its network there is no server: the caller says that these tests were skipped.
  }
};

const untilReady = async (url: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await wait(100);
    }
  }
};

const MEMORY = '/dev/shm';
/** Far more than a run's databases and their log take. */
const ROOM_BYTES = 4 * 2 ** 30;

const hasRoomInMemory = (): boolean => {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
};

/** In memory where it may be: a new database is a copy of a thousand small files, which takes seconds on a busy disk. */
const createFolder = (isDurable: boolean): string =>
  mkdtempSync(join(!isDurable && hasRoomInMemory() ? MEMORY : tmpdir(), 'platform-postgres-'));

/** A throwaway Postgres on a loopback port, installed first where that is possible; undefined where it is not. */
export const startPostgres = async ({
  isDurable = false,
  settings: ownSettings = [],
  log,
}: {
  /** It writes through to the disk before it says that something is done, as one with players does. */
  readonly isDurable?: boolean;
  /** `name=value`, as of `postgresql.conf`. */
  readonly settings?: readonly string[];
  /** A file for what it says. */
  readonly log?: string;
} = {}): Promise<PostgresServer | undefined> => {
  if (!findBinaries() && isRoot) install();
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = createFolder(isDurable);
  const identity = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', SERVER_USER, '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=60',
    ...ownSettings,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', log === undefined ? 'ignore' : openSync(log, 'w')] },
  );
  const url = `postgres://${SERVER_USER}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid ?? 0, stop };
};
