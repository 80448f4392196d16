import type { EdgeDeps } from '../base/edge-deps.ts';
import type { BrandLook } from '../brands/brand-look.ts';
import type { NamedOrigins } from '../platform/merchant-settings.ts';
import type { SiteStatus } from '../platform/startup.ts';
import type { RouteMatch } from '../releases/route-table.ts';
import { completeRecord } from '../responses/complete-headers.ts';
import { contentSecurityPolicy, permissionsPolicy, reportingEndpoints } from '../responses/security-headers.ts';
import { bootScriptHash } from './boot-script.ts';
import { oldBrowserScriptHash } from './old-browser.ts';

const OPEN = 200;
const NOT_FOUND = 404;
/** By site status: search engines come back after 503, and 451 stands for legal reasons. */
const HTTP_STATUS: Readonly<Record<Exclude<SiteStatus, 'open'>, number>> = { maintenance: 503, region: 451 };
const RETRY_AFTER_S = 120;

export const pageStatus = (siteStatus: SiteStatus, match: RouteMatch | null): number => {
  if (siteStatus !== 'open') return HTTP_STATUS[siteStatus];
  return match === null ? NOT_FOUND : OPEN;
};

/** What one visitor's page has besides: nobody else gets it. */
export interface PageBadge {
  readonly html: string;
  /** Of its inline script and style, as policy sources. */
  readonly scriptHash: string;
  readonly styleHash: string;
  /** Of a developer's machine, whose code this page alone may run. */
  readonly origins: readonly string[];
}

interface PagePolicy {
  readonly look: BrandLook;
  readonly named: NamedOrigins;
  readonly isTextTrusted: boolean;
  readonly framedBy?: readonly string[] | undefined;
  readonly compositionId: string;
  readonly badge: PageBadge | undefined;
}

/** Headers of a page: policy, caching, `Retry-After`. */
export const pageHeaders = async (
  siteStatus: SiteStatus,
  { look, named, isTextTrusted, framedBy, compositionId, badge }: PagePolicy,
  { assetOrigins, foreignOrigins, gamesOrigin }: EdgeDeps,
): Promise<Readonly<Record<string, string>>> => {
  const origins = badge?.origins ?? [];
  const foreign = {
    images: [...(foreignOrigins?.images ?? []), ...named.images],
    frames: [...new Set([...(foreignOrigins?.frames ?? []), ...named.frames])],
  };
  return completeRecord({
    ...reportingEndpoints(compositionId),
    'Permissions-Policy': permissionsPolicy([...(gamesOrigin ? [gamesOrigin] : []), ...foreign.frames]),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': badge === undefined ? 'no-store' : 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy({
      // Hot reload has a socket.
      assetOrigins: [
        ...Object.values(assetOrigins),
        ...origins,
        ...origins.map((origin) => origin.replace('http', 'ws')),
      ],
      scriptHashes: await Promise.all([
        oldBrowserScriptHash(),
        bootScriptHash(),
        ...(badge === undefined ? [] : [badge.scriptHash]),
      ]),
      styleHash: badge === undefined ? look.styleHash : `${look.styleHash} ${badge.styleHash}`,
      foreign,
      calls: named.calls,
      gamesOrigin,
      isTextTrusted,
      framedBy,
      compositionId,
    }),
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(siteStatus === 'maintenance' ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
  });
};
