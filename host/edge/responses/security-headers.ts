import type { ForeignOrigins } from '../base/edge-deps.ts';

/** Where browsers report what the documents' policy has stopped. */
export const REPORTS_PATH = '/m/_reports';
/** Names the path for the policy's `report-to`. */
export const REPORTING_ENDPOINTS = { 'Reporting-Endpoints': `csp="${REPORTS_PATH}"` } as const;

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
/** The launcher hands these on to a game's frame, which it can do only for origins that have them from the document. */
const GAMES_TOO = ['autoplay', 'fullscreen'] as const;

/** What a document may use, and hand on to the frames of these origins. */
export const permissionsPolicy = (frames: readonly string[]): string =>
  [
    ...NOBODYS.map((feature) => `${feature}=()`),
    ...GAMES_TOO.map((feature) => `${feature}=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`),
    'clipboard-write=(self)',
  ].join(', ');

/** On every answer of the document server that does not say otherwise. */
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
  /** Whom pages ask besides the site itself. */
  readonly calls?: readonly string[];
  /** Where games' frames come from; without it, from the site itself. */
  readonly gamesOrigin?: string | undefined;
  /** True: the host hands no bare text to what runs or parses it, and the browser refuses whoever does. */
  readonly isTextTrusted?: boolean;
}

/** The document's own policy for addresses of scripts (`boot-script.ts`), and the cleaner's of server-written HTML. */
const TEXT_POLICIES = ['default', 'dompurify'];
const NO_FOREIGN: ForeignOrigins = { images: [], frames: [] };

const SELF = "'self'";
const NONE = "'none'";

/** Where releases are, as policy sources. */
export const originsOf = (assetOrigins: readonly string[]): string[] => [
  ...new Set(assetOrigins.map((origin) => (URL.canParse(origin) ? new URL(origin).origin : SELF))),
];

/**
 * The policy of a document. Scripts: the two inline texts and the release origins, each file with its integrity; no
 * `eval`, no inline handlers. `unsafe-inline` stands for style attributes alone, which React writes.
 */
export const contentSecurityPolicy = ({
  assetOrigins,
  scriptHashes,
  styleHash,
  foreign = NO_FOREIGN,
  calls = [],
  gamesOrigin = SELF,
  isTextTrusted = false,
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
    'frame-ancestors': [SELF],
    'report-uri': [REPORTS_PATH],
    'report-to': ['csp'],
    ...(isTextTrusted ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': TEXT_POLICIES } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? NONE : sources.join(' ')}`)
    .join('; ');
};
