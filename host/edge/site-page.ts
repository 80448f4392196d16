import { dayOf } from 'shared-kernel/contracts/calendar';
import { DOCUMENT_ELEMENT_ID } from 'shared-kernel/contracts/document';
import type { FrameOptions, ReleaseDocument } from 'shared-kernel/contracts/release';
import { bootScriptHash } from './boot-script.ts';
import type { BrandLook, BrandLooks } from './brand-look.ts';
import type { Composition } from './composition.ts';
import { createCompressible } from './compression.ts';
import type { EdgeDeps } from './edge-deps.ts';
import { baseHead, startHead } from './head.ts';
import { escapeHtml, jsonElement, tag } from './html.ts';
import { HTML_LANG } from './language.ts';
import { pageAssets } from './page-assets.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { RouteMatch } from './route-table.ts';
import { BASE_HEADERS, contentSecurityPolicy } from './security-headers.ts';
import { SIGNATURE_ELEMENT_ID } from './sign.ts';
import { skeleton } from './skeleton.ts';
import { type Gate, gateOf } from './startup.ts';
import { WORDS } from './words.ts';

const ROOT_ELEMENT_ID = 'root';

const OPEN = 200;
const NOT_FOUND = 404;
/** By gate: maintenance is for search engines to come back from, a closed region is a legal matter. */
const GATE_STATUS: Readonly<Record<Exclude<Gate, 'open'>, number>> = { maintenance: 503, region: 451 };
const RETRY_AFTER_S = 120;

const BARE_FRAME: FrameOptions = { header: 'none', back: 'home', bottomMenu: false };
const MISSING_FRAME: FrameOptions = { header: 'title', back: 'home', bottomMenu: true };

interface SitePageInput {
  readonly composition: Composition;
  readonly match: RouteMatch | null;
  /** The largest picture, fetched ahead. */
  readonly image: string | null;
  readonly lookOf: BrandLooks;
}

const headingOf = ({ language }: ReleaseDocument, gate: Gate, match: RouteMatch | null): string => {
  if (gate !== 'open') return WORDS[language].closed;
  return match?.route.title[language] ?? WORDS[language].notFound;
};

const titleOf = ({ startup, language }: ReleaseDocument, heading: string, match: RouteMatch | null): string => {
  const { name } = startup.whitelabel;
  return match?.route.frame.header === 'home' ? `${name} · ${WORDS[language].home}` : `${heading} · ${name}`;
};

const frameOf = (gate: Gate, match: RouteMatch | null): FrameOptions => {
  if (gate !== 'open') return BARE_FRAME;
  return match?.route.frame ?? MISSING_FRAME;
};

const statusOf = (gate: Gate, match: RouteMatch | null): number => {
  if (gate !== 'open') return GATE_STATUS[gate];
  return match === null ? NOT_FOUND : OPEN;
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
  const { loading, noScript } = WORDS[language];
  return [
    look.symbol,
    tag('div', { id: ROOT_ELEMENT_ID }),
    skeleton({ frame, brandName: startup.whitelabel.name, title: heading, loading, picture }),
    '</div>',
    `<noscript>${escapeHtml(noScript)}</noscript>`,
    jsonElement(DOCUMENT_ELEMENT_ID, json),
    signature === null ? '' : jsonElement(SIGNATURE_ELEMENT_ID, JSON.stringify(signature)),
  ].join('');
};

const headersOf = async (
  gate: Gate,
  look: BrandLook,
  { assetOrigins, foreignOrigins }: EdgeDeps,
): Promise<Record<string, string>> => ({
  ...BASE_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentSecurityPolicy({
    assetOrigins: Object.values(assetOrigins),
    scriptHash: await bootScriptHash(),
    styleHash: look.styleHash,
    foreign: foreignOrigins,
  }),
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
  ...(gate === 'maintenance' ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
});

/** The document of a path, or of none. Null: the host has no place to be fetched from. */
export const renderSitePage = async (input: SitePageInput, deps: EdgeDeps): Promise<RenderedPage | null> => {
  const { composition, image, lookOf } = input;
  const { document, set } = composition;
  const { language, merchant, startup } = document;
  const gate = gateOf(startup);
  const match = gate === 'open' ? input.match : null;
  const assets = pageAssets({ set, match, language, origins: deps.assetOrigins });
  if (assets === null) return null;

  const look = await lookOf(startup.whitelabel.brand, set.host.look);
  const heading = headingOf(document, gate, match);
  const title = titleOf(document, heading, match);
  const html = [
    '<!doctype html>',
    tag('html', { lang: HTML_LANG[language], 'data-brand': look.brand }),
    '<head>',
    baseHead({ title, description: WORDS[language].description, look }),
    startHead(
      assets,
      { merchant, language, today: dayOf(startup.status.serverTime ?? deps.clock()), calls: match?.route.starts ?? [] },
      match === null ? null : image,
    ),
    '</head><body>',
    bodyOf({ composition, look, frame: frameOf(gate, match), heading, picture: match === null ? null : image }),
    '</body></html>',
  ].join('');
  return {
    status: statusOf(gate, match),
    headers: await headersOf(gate, look, deps),
    bodyFor: createCompressible(html, deps.compressors),
  };
};
