import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { documentRemoteOf } from '@shared-kernel/contracts/release/document-remote';
import {
  DEVELOPER_PATH,
  DEVELOPER_SCRIPT,
  LONGEST_OVERRIDE_MS,
  OVERRIDE_PARAMETER,
  type Override,
} from '@shared-kernel/contracts/release/override';
import type { Release } from '@shared-kernel/contracts/release/release';
import { showMark } from '@shared-kernel/node/process-mark';
import { changedBy, type SigningKey, signOverride } from '../../registry/registry.ts';
import { BUILT_PACKAGES, type BuiltName, WORKSPACE } from '../../workspace/workspace.ts';
import { asServed } from '../as-served.ts';
import { devConfig } from '../dev-config.ts';
import { readConfig, startDevServer } from '../dev-server.ts';
import { overrideScript } from './override-script.ts';

/** A working day. */
const VALID_MS = LONGEST_OVERRIDE_MS.sources;
const HASH = /^[0-9a-f]{64}$/;
const PAGE = '/m/home';
const OK = 200;
const FOUND = 302;
const UNAVAILABLE = 503;

export interface IntoSite {
  readonly name: BuiltName;
  /** Origin of the deployed site. */
  readonly site: string;
  readonly merchant: string;
  readonly key: SigningKey | undefined;
  readonly port: number;
}

const overrideFor = ({ name, merchant }: IntoSite, origin: string, browser: string): Override => {
  const now = Date.now();
  return {
    type: 'override',
    id: 'dev',
    merchant,
    releases: [],
    notBefore: new Date(now).toISOString(),
    expires: new Date(now + VALID_MS).toISOString(),
    by: changedBy(),
    sources: { [name]: origin },
    browser,
  };
};

const redirect = (response: ServerResponse, to: string): void => {
  response.writeHead(FOUND, { Location: to, 'Cache-Control': 'no-store' }).end();
};

/** Holds the newest release of a package, and whoever waits for the first. */
const createNewest = () => {
  let resolve: (release: Release) => void = () => undefined;
  let isThere = false;
  let newest = new Promise<Release>((done) => {
    resolve = done;
  });
  return {
    isThere: () => isThere,
    read: () => newest,
    take: (release: Release): void => {
      isThere = true;
      resolve(release);
      newest = Promise.resolve(release);
    },
  };
};

/**
 * Runs one remote's development server for a deployed site. Its first page asks the site which browser this is, signs an override for that
 * browser alone and leads back with it; the site's page then takes the remote from here.
 */
export const serveIntoSite = async (options: IntoSite): Promise<string> => {
  const { name, site, port, key } = options;
  const origin = `http://localhost:${port}`;
  const newest = createNewest();

  const sendScript = async (response: ServerResponse): Promise<void> => {
    const release = asServed(await newest.read());
    if (release.kind !== 'remote') throw new Error(`${name} is no remote.`);
    response.writeHead(OK, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': site,
    });
    // The next compilation replaces the files: none has a hash.
    const integrity = Object.fromEntries(Object.keys(release.files).map((file) => [file, '']));
    response.end(overrideScript({ ...documentRemoteOf(release, `${origin}/`, integrity), commit: 'dev' }));
  };

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/_health') {
      showMark(request, response);
      response.writeHead(newest.isThere() ? OK : UNAVAILABLE).end();
      return true;
    }
    if (pathname === DEVELOPER_SCRIPT) {
      void sendScript(response);
      return true;
    }
    if (pathname !== '/') return false;
    const browser = searchParams.get('browser');
    if (browser === null || !HASH.test(browser)) redirect(response, `${site}${DEVELOPER_PATH}?for=${origin}`);
    else {
      const token = signOverride(overrideFor(options, origin, browser), key);
      redirect(response, `${site}${PAGE}?${OVERRIDE_PARAMETER}=${token}`);
    }
    return true;
  };

  const found = BUILT_PACKAGES.find((each) => each.name === name);
  const config = await readConfig(join(WORKSPACE, found?.folder ?? ''));
  const compilations = { onRelease: async (release: Release) => newest.take(release), onErrors: () => undefined };
  await startDevServer({ port, site, config: devConfig(config, compilations, 'production'), answer });
  return origin;
};
