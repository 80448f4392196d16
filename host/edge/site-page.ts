import { DOCUMENT_ELEMENT_ID } from 'shared-kernel/contracts/document';
import type { FrameOptions, ReleaseDocument } from 'shared-kernel/contracts/release';
import { bootScriptHash } from './boot-script.ts';
import { brandIcon, brandMark } from './brand-mark.ts';
import type { Composition } from './composition.ts';
import { createCompressible } from './compression.ts';
import { hashSource } from './digest.ts';
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
import { brandStyle } from './styles.ts';
import { WORDS } from './words.ts';

export const ROOT_ELEMENT_ID = 'root';

const OPEN = 200;
const NOT_FOUND = 404;
/** By gate: maintenance is for search engines to come back from, a closed region is a legal matter. */
const GATE_STATUS: Readonly<Record<Exclude<Gate, 'open'>, number>> = { maintenance: 503, region: 451 };
const RETRY_AFTER_S = 120;

const BARE_FRAME: FrameOptions = { header: 'none', back: 'home', bottomMenu: false };
const MISSING_FRAME: FrameOptions = { header: 'title', back: 'home', bottomMenu: true };

export interface SitePageInput {
  readonly composition: Composition;
  readonly match: RouteMatch | null;
  /** The largest picture, fetched ahead. */
  readonly image: string | null;
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

/** The document of a path, or of none. Null: the host has no place to be fetched from. */
export const renderSitePage = async (input: SitePageInput, deps: EdgeDeps): Promise<RenderedPage | null> => {
  const { composition, image } = input;
  const { document, set } = composition;
  const { language, merchant, startup } = document;
  const gate = gateOf(startup);
  const match = gate === 'open' ? input.match : null;
  const assets = pageAssets({ set, match, language, origins: deps.assetOrigins });
  if (assets === null) return null;

  const { brand, name: brandName } = startup.whitelabel;
  const heading = headingOf(document, gate, match);
  const style = brandStyle(deps.criticalCss, brand);
  const mark = brandMark(brand, style);
  const words = WORDS[language];
  const boot = { merchant, language, calls: match?.route.starts ?? [] };

  const html = [
    '<!doctype html>',
    tag('html', { lang: HTML_LANG[language], 'data-brand': brand }),
    '<head>',
    baseHead({
      title: titleOf(document, heading, match),
      description: words.description,
      icon: brandIcon(mark),
      style,
    }),
    startHead(assets, boot, image),
    '</head><body>',
    tag('div', { id: ROOT_ELEMENT_ID }),
    skeleton({ frame: frameOf(gate, match), mark, brandName, title: heading, loading: words.loading }),
    '</div>',
    `<noscript>${escapeHtml(words.noScript)}</noscript>`,
    jsonElement(DOCUMENT_ELEMENT_ID, composition.json),
    composition.signature === null ? '' : jsonElement(SIGNATURE_ELEMENT_ID, JSON.stringify(composition.signature)),
    '</body></html>',
  ].join('');

  const policy = contentSecurityPolicy({
    assetOrigins: Object.values(deps.assetOrigins),
    scriptHash: await bootScriptHash(),
    styleHash: await hashSource(style.css),
  });
  return {
    status: statusOf(gate, match),
    headers: {
      ...BASE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(gate === 'maintenance' ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
    bodyFor: createCompressible(html, deps.compressors),
  };
};
