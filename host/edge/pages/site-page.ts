import { DEVELOPER_SCRIPT } from '@shared-kernel/contracts/release/override';
import type { FrameOptions, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { DOCUMENT_ELEMENT_ID } from '@shared-kernel/contracts/system/document';
import { createCompressible } from '../base/compression.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { BrandLook, BrandLooks } from '../brands/brand-look.ts';
import type { NamedOrigins } from '../platform/merchant-settings.ts';
import { type SiteStatus, siteStatusOf } from '../platform/startup.ts';
import type { Composition } from '../releases/composition.ts';
import type { RouteMatch } from '../releases/route-table.ts';
import { SIGNATURE_ELEMENT_ID } from '../releases/sign.ts';
import { HTML_LANG } from '../request-context/language.ts';
import { WORKER_PATH } from '../service-worker/worker-script.ts';
import { baseHead, startHead } from './head.ts';
import { jsonElement, tag } from './html.ts';
import { noScriptNote, oldBrowserNote } from './old-browser.ts';
import { pageAssets } from './page-assets.ts';
import { type PageBadge, pageHeaders, pageStatus } from './page-head.ts';
import { skeleton } from './skeleton.ts';
import { manifestLink } from './web-manifest.ts';
import { WORDS } from './words.ts';

const ROOT_ELEMENT_ID = 'root';

const BARE_FRAME: FrameOptions = { header: 'none', back: 'home', bottomMenu: false };
const MISSING_FRAME: FrameOptions = { header: 'title', back: 'home', bottomMenu: true };

export interface SitePageInput {
  readonly composition: Composition;
  readonly match: RouteMatch | null;
  /** The picture of the largest contentful paint, which the document preloads. */
  readonly image: string | null;
  readonly named: NamedOrigins;
  /** Origins of the affiliate's pages whose frame shows it. Null: it is the site's own page. */
  readonly framedBy: readonly string[] | null;
  readonly lookOf: BrandLooks;
  /** Of a page with an override. */
  readonly badge?: PageBadge | undefined;
}

const headingOf = ({ language }: ReleaseDocument, siteStatus: SiteStatus, match: RouteMatch | null): string => {
  if (siteStatus !== 'open') return WORDS[language].closed;
  return match?.route.title[language] ?? WORDS[language].notFound;
};

const titleOf = ({ startup, language }: ReleaseDocument, heading: string, match: RouteMatch | null): string => {
  const { name } = startup.whitelabel;
  return match?.route.frame.header === 'home' ? `${name} · ${WORDS[language].home}` : `${heading} · ${name}`;
};

const frameOf = (siteStatus: SiteStatus, match: RouteMatch | null): FrameOptions => {
  if (siteStatus !== 'open') return BARE_FRAME;
  return match?.route.frame ?? MISSING_FRAME;
};

interface BodyInput {
  readonly composition: Composition;
  readonly look: BrandLook;
  readonly frame: FrameOptions;
  readonly heading: string;
  readonly picture: string | null;
}

const bodyOf = ({ composition, look, frame, heading, picture }: BodyInput): string => {
  const { json, signature } = composition.inlined;
  const { language, startup } = composition.document;
  const { loading } = WORDS[language];
  return [
    look.symbol,
    tag('div', { id: ROOT_ELEMENT_ID }),
    skeleton({ frame, brandName: startup.whitelabel.name, title: heading, loading, picture }),
    '</div>',
    oldBrowserNote(language, look),
    noScriptNote(language),
    jsonElement(DOCUMENT_ELEMENT_ID, json),
    signature === null ? '' : jsonElement(SIGNATURE_ELEMENT_ID, JSON.stringify(signature)),
  ].join('');
};

/** The document of a path. Null: the host has no configured origin. */
export const renderSitePage = async (input: SitePageInput, deps: EdgeDeps): Promise<RenderedPage | null> => {
  const { composition, image, named, framedBy, lookOf, badge } = input;
  const isFramed = framedBy !== null;
  const { document, set } = composition;
  const { language, merchant, startup } = document;
  const siteStatus = siteStatusOf(startup);
  const match = siteStatus === 'open' ? input.match : null;
  const found = pageAssets({ set, match, language, origins: deps.assetOrigins });
  if (found === null) return null;
  const origins = badge?.origins ?? [];
  // Before the host, which reads the document: a developer's machine puts its release there.
  const developed = origins.map((origin) => ({ url: `${origin}${DEVELOPER_SCRIPT}`, integrity: undefined }));
  const assets = { ...found, orderedScripts: [...developed, ...found.orderedScripts] };

  const look = await lookOf(startup.whitelabel.brand, set.host.look);
  const heading = headingOf(document, siteStatus, match);
  const title = titleOf(document, heading, match);
  // A page with an override is kept by nobody.
  const worker = deps.hasWorker && !isFramed && badge === undefined ? WORKER_PATH : undefined;
  const frame = frameOf(siteStatus, match);
  const html = [
    '<!DOCTYPE html>',
    tag('html', {
      lang: HTML_LANG[language],
      'data-brand': look.brand,
      'data-worker': worker,
      'data-partner-origins': framedBy?.join(' '),
    }),
    '<head>',
    baseHead({ title, description: WORDS[language].description, look, manifest: manifestLink(language) }),
    startHead(
      assets,
      {
        merchant,
        language,
        today: dayOf(startup.status.serverTime ?? deps.clock()),
        calls: isFramed ? [] : (match?.route.starts ?? []),
        access: match?.route.access,
        rejectsTrial: match?.route.rejectsTrial,
        assets: [...Object.values(deps.assetOrigins), ...origins],
        worker,
        isFramed: isFramed || undefined,
      },
      match === null ? null : image,
    ),
    '</head><body>',
    bodyOf({
      composition,
      look,
      frame: isFramed ? { ...frame, bottomMenu: false } : frame,
      heading,
      picture: match === null ? null : image,
    }),
    badge?.html ?? '',
    '</body></html>',
  ].join('');
  return {
    status: pageStatus(siteStatus, match),
    headers: await pageHeaders(
      siteStatus,
      {
        look,
        named,
        isTextTrusted: set.isTextTrusted,
        framedBy: framedBy ?? undefined,
        compositionId: set.compositionId,
        badge,
      },
      deps,
    ),
    bodyFor: createCompressible(html, deps.compressors),
  };
};
