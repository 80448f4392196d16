import type { Override } from '@shared-kernel/contracts/release/override';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import {
  createKeyPair,
  type OverrideTrust,
  parseSigningKey,
  readOverride,
  signOverride,
  trustOf,
} from 'delivery/registry';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { anEdge, type TestEdge } from './an-edge.ts';
import { textOfElement } from './read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote } from './release-builders.ts';

/** A key of nobody's yet. */
export const aKey = () => parseSigningKey(createKeyPair().privateKey, 'a test');
/** The site's, for overrides. */
export const key = aKey();
/** Published, and not live. */
export const NEXT = 'browse@1.1.0+abc1234';
/** The test edge's clock starts here. */
const NOW = Date.UTC(2026, 6, 1);
export const HOUR_MS = 3_600_000;
/** A time, from where the test edge's clock starts. */
export const at = (ms: number): string => new Date(NOW + ms).toISOString();

export const anOverride = (over: Partial<Override> = {}): Override => ({
  type: 'override',
  id: 'k3x9',
  merchant: 'tala',
  releases: [NEXT],
  notBefore: at(0),
  expires: at(2 * HOUR_MS),
  by: 'ana',
  ...over,
});
/** What a link carries. */
export const tokenOf = (over: Partial<Override> = {}): string => signOverride(anOverride(over), key);

/** Browse 1.0.0 is live with 0.9.0 before it; 1.1.0 and another host are published. */
export const aSite = (trust: OverrideTrust = trustOf(key), deps: Partial<EdgeDeps> = {}): TestEdge => {
  const registry = aRegistry(aHost(), aBrowseRemote({ version: '0.9.0' }), aRemote('account'));
  registry.promote(aBrowseRemote());
  registry.publish(aBrowseRemote({ version: '1.1.0' }));
  registry.publish(aHost({ version: '1.1.0' }));
  return anEdge({ readOverride: async (token) => readOverride(token, trust), hasWorker: true, ...deps }, registry);
};
/** What a browser holds. */
export const cookie = (value: string, more = '') => ({ Cookie: `override=${value}${more}` });
export const linkTo = (token: string, path = '/m/home'): string => `${path}?override=${encodeURIComponent(token)}`;
/** The release document of a page. */
export const documentIn = (html: string): ReleaseDocument => JSON.parse(textOfElement(html, 'release-document'));
/** What of it is browse. */
export const browseIn = (html: string) => documentIn(html).remotes.find(({ live }) => live.name === 'browse');
/** Whether a page says that it is under test. */
export const hasBadge = (html: string): boolean => html.includes('id="override-badge"');
