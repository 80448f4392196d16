import type { DocumentRemote, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { aRoute, aStatus, aWhitelabel } from '@shared-kernel/testing/site-builders';

/** A live remote with one page under its own name. */
export const aDocumentRemote = (own: Partial<DocumentRemote> = {}): DocumentRemote => ({
  name: 'browse',
  version: '1.0.0',
  commit: 'abc',
  baseUrl: 'http://browse.test/1.0.0+abc/',
  entry: 'entry.js',
  global: 'remote_browse',
  kernel: '^1.0.0',
  namespace: 'browse',
  routes: [aRoute({ path: '/m/home', aliases: ['/', '/m'], page: 'home' })],
  slots: [],
  preload: { start: { scripts: ['entry.js'], styles: [] }, pages: {}, locales: { EN: [], TY: [] } },
  integrity: { 'entry.js': 'sha384-x' },
  ...own,
});

export const aReleaseDocument = (
  remotes: ReleaseDocument['remotes'] = [{ live: aDocumentRemote(), fallback: null }],
): ReleaseDocument => ({
  schema: 1,
  revision: 1,
  merchant: 'tala',
  compositionId: 'c0ffee00',
  host: { version: '1.0.0', commit: 'abc', provides: { kernel: '1.0.0' } },
  remotes,
  startup: { status: aStatus(), whitelabel: aWhitelabel() },
  language: 'EN',
});
