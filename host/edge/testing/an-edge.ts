import type { Hono } from 'hono';
import { createEdge } from '../app.ts';
import type { EdgeDeps, LogEntry } from '../edge-deps.ts';
import { aPlatform, type FakePlatform } from './fake-platform.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, type MemoryRegistry } from './release-builders.ts';

const CRITICAL_CSS = `
@layer tokens {
  @font-face { font-family: 'X'; src: url('./fonts/x.woff2'); }
  :root { --unused: 7px; --deep: var(--bg); --bg: #0b1020; --accent-from: #ffd061; --accent-to: #ff8261; }
  /* Another brand's colours. */
  [data-brand='luna'] { --bg: #04180f; --accent-from: #f9e9bd; --accent-to: #dfae5a; }
  [data-brand='mabuhay'] { --bg: #f7f2e8; --accent-from: #ffc534; --accent-to: #ff8e57; }
}
body { background: var(--deep); }
`;

export const ASSET_ORIGINS = {
  host: 'https://host.assets.example',
  browse: 'https://browse.assets.example',
  account: 'https://account.assets.example/',
};

/** A document server over a registry and a platform in memory, with a clock that moves when told. */
export interface TestEdge {
  readonly app: Hono;
  readonly registry: MemoryRegistry;
  readonly platform: FakePlatform;
  readonly logged: LogEntry[];
  readonly get: (path: string, headers?: Record<string, string>, host?: string) => Promise<Response>;
  readonly html: (path: string, headers?: Record<string, string>, host?: string) => Promise<string>;
  readonly pass: (ms: number) => void;
}

export const anEdge = (over: Partial<EdgeDeps> = {}, registry?: MemoryRegistry): TestEdge => {
  const releases = registry ?? aRegistry(aHost(), aBrowseRemote(), aRemote('account'));
  const platform = aPlatform();
  const logged: LogEntry[] = [];
  let now = Date.UTC(2026, 6, 1);
  const app = createEdge({
    releases,
    platform,
    assetOrigins: ASSET_ORIGINS,
    criticalCss: CRITICAL_CSS,
    fits: () => true,
    clock: () => now,
    log: (entry) => logged.push(entry),
    ...over,
  });
  const get: TestEdge['get'] = async (path, headers = {}, host = 'localhost:8080') =>
    app.request(`http://${host}${path}`, { headers });
  return {
    app,
    registry: releases,
    platform,
    logged,
    get,
    html: async (...of) => (await get(...of)).text(),
    pass: (ms) => {
      now += ms;
    },
  };
};
