import type { ForeignOrigins } from '../base/edge-deps.ts';

/** Endpoint for violation reports of browsers. */
export const REPORTS_PATH = '/m/_reports';
/** Names the composition of the document that reports. */
export const COMPOSITION_PARAMETER = 'composition';
const reportsAddress = (compositionId: string | undefined): string =>
  compositionId === undefined ? REPORTS_PATH : `${REPORTS_PATH}?${COMPOSITION_PARAMETER}=${compositionId}`;
/** Names the path for the policy's `report-to`. */
export const reportingEndpoints = (compositionId?: string) => ({
  'Reporting-Endpoints': `csp="${reportsAddress(compositionId)}"`,
});

const NOBODYS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;
/** Delegated to games' frames by the launcher, so the document has to allow them for those origins. */
const GAMES_TOO = ['autoplay', 'fullscreen'] as const;

/** `frames`: origins that a document may delegate features to. */
export const permissionsPolicy = (frames: readonly string[]): string =>
  [
    ...NOBODYS.map((feature) => `${feature}=()`),
    ...GAMES_TOO.map((feature) => `${feature}=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`),
    'clipboard-write=(self)',
  ].join(', ');

/** Defaults of every response. */
export const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy([]),
} as const;

interface PolicyInput {
  /** Origins that serve releases; paths on this origin count as `'self'`. */
  readonly assetOrigins: readonly string[];
  /** Hashes of the inline scripts and the inline style, as policy sources. */
  readonly scriptHashes: readonly string[];
  readonly styleHash: string;
  readonly foreign?: ForeignOrigins | undefined;
  /** Origins of requests besides the site itself. */
  readonly calls?: readonly string[];
  /** Origin of games' frames. Default: the site itself. */
  readonly gamesOrigin?: string | undefined;
  /** True: the releases work under Trusted Types, and the browser enforces them. */
  readonly isTextTrusted?: boolean;
  /** Origins of affiliates' pages that may frame the document. Default: the site itself. */
  readonly framedBy?: readonly string[] | undefined;
  /** Undefined: the document has no releases. */
  readonly compositionId?: string;
}

/** Trusted Types policies: the document's own for script URLs (`boot-script.ts`), and the HTML sanitizer's. */
const TEXT_POLICIES = ['default', 'dompurify'];
const NO_FOREIGN: ForeignOrigins = { images: [], frames: [] };

const SELF = "'self'";
const NONE = "'none'";

/** Origins of releases as policy sources. */
export const originsOf = (assetOrigins: readonly string[]): string[] => [
  ...new Set(assetOrigins.map((origin) => (URL.canParse(origin) ? new URL(origin).origin : SELF))),
];

/**
 * The Content-Security-Policy of a document. Scripts: the two inline ones by hash and the release origins; no `eval`, no inline
 * handlers. `unsafe-inline` covers style attributes only, which React writes.
 */
export const contentSecurityPolicy = ({
  assetOrigins,
  scriptHashes,
  styleHash,
  foreign = NO_FOREIGN,
  calls = [],
  gamesOrigin = SELF,
  isTextTrusted = false,
  framedBy,
  compositionId,
}: PolicyInput): string => {
  const assets = originsOf(assetOrigins);
  const withSelf = [...new Set([SELF, ...assets])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [NONE],
    'script-src': [...scriptHashes, ...assets],
    'script-src-attr': [NONE],
    'style-src': [...assets, styleHash],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...withSelf, ...foreign.images, 'data:', 'blob:'],
    'font-src': withSelf,
    'media-src': withSelf,
    'connect-src': [...withSelf, ...calls],
    'frame-src': [gamesOrigin, ...foreign.frames],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': framedBy ?? [SELF],
    'report-uri': [reportsAddress(compositionId)],
    'report-to': ['csp'],
    ...(isTextTrusted ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': TEXT_POLICIES } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? NONE : sources.join(' ')}`)
    .join('; ');
};
