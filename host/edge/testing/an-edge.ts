import { createEdge } from '../app.ts';
import type { BrandFolder } from '../base/brand-source.ts';
import type { EdgeDeps, LogEntry } from '../base/edge-deps.ts';
import type { EdgeApp } from '../base/edge-env.ts';
import { PNG_ICONS, TOUCH_ICON } from '../brands/png-icons.ts';
import { LOCAL_HOSTS } from '../request-context/site-hosts.ts';
import { aPlatform, type FakePlatform } from './fake-platform.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, type MemoryRegistry } from './release-builders.ts';

const LOOK = {
  css: '@layer tokens{:root{--deep:var(--bg);--bg:#0b1020}}body{background:var(--deep)}',
  tokens: { '--deep': 'var(--bg)', '--bg': '#0b1020', '--accent-from': '#ffd061', '--accent-to': '#ff8261' },
};

const PNG = { bytes: new TextEncoder().encode('PNG'), type: 'image/png' };
const ICONS = [...PNG_ICONS, TOUCH_ICON].map(({ file }) => [file, PNG] as const);

const aBrand = (tokens: string, icons: typeof ICONS = []): BrandFolder => ({
  tokens,
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-17 -17 34 34"><circle r="9" fill="var(--accent-from)"/></svg>',
  pictures: new Map([['sky.svg', { bytes: new TextEncoder().encode('<svg/>'), type: 'image/svg+xml' }], ...icons]),
  revision: 'r1',
});

/** The default look, and two brands with one of their own. */
export const BRANDS: ReadonlyMap<string, BrandFolder> = new Map([
  ['tala', aBrand('')],
  ['luna', aBrand("--bg: #04180f; --accent-from: #f9e9bd; --backdrop: url('pictures/sky.svg');", ICONS)],
  ['mabuhay', aBrand('--bg: #f7f2e8; --accent-from: #ffc534;')],
]);

export const ASSET_ORIGINS = {
  host: 'https://host.assets.example',
  browse: 'https://browse.assets.example',
  account: 'https://account.assets.example/',
};

/** What a part of the document server needs, over nothing. */
export const edgeDeps: EdgeDeps = {
  releases: aRegistry(aHost()),
  platform: aPlatform(),
  assetOrigins: ASSET_ORIGINS,
  brands: async (name) => BRANDS.get(name) ?? null,
  look: LOOK,
  fits: () => true,
  clock: Date.now,
  log: () => undefined,
};

/** A document server over a registry and a platform in memory, with a clock that moves when told. */
export interface TestEdge {
  readonly app: EdgeApp;
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
    brands: async (name) => BRANDS.get(name) ?? null,
    look: LOOK,
    siteHosts: [...LOCAL_HOSTS, '*.example'],
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
