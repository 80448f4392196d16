/** On every answer of the document server, the proxied ones aside. */
export const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), clipboard-write=(self)',
} as const;

/** Where documents may take more than the site's own from: origins of the operator, as policy sources. */
export interface ForeignOrigins {
  /** CDNs of pictures. */
  readonly images: readonly string[];
  /** Vendors whose games run in a frame. */
  readonly frames: readonly string[];
}

interface PolicyInput {
  /** Origins that serve releases; paths on this origin count as `'self'`. */
  readonly assetOrigins: readonly string[];
  /** Hashes of the inline script and the inline style, as policy sources. */
  readonly scriptHash: string | null;
  readonly styleHash: string;
  readonly foreign?: ForeignOrigins | undefined;
}

const NO_FOREIGN: ForeignOrigins = { images: [], frames: [] };

const SELF = "'self'";
const NONE = "'none'";

const originsOf = (assetOrigins: readonly string[]): string[] => [
  ...new Set(assetOrigins.map((origin) => (URL.canParse(origin) ? new URL(origin).origin : SELF))),
];

/**
 * The policy of a document. Scripts: the one inline text and the release origins, each file with its integrity; no
 * `eval`, no inline handlers. `unsafe-inline` stands for style attributes alone, which React writes.
 */
export const contentSecurityPolicy = ({
  assetOrigins,
  scriptHash,
  styleHash,
  foreign = NO_FOREIGN,
}: PolicyInput): string => {
  const assets = originsOf(assetOrigins);
  const withSelf = [...new Set([SELF, ...assets])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [NONE],
    'script-src': [...(scriptHash === null ? [] : [scriptHash]), ...assets],
    'script-src-attr': [NONE],
    'style-src': [...assets, styleHash],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...withSelf, ...foreign.images, 'data:', 'blob:'],
    'font-src': withSelf,
    'media-src': withSelf,
    'connect-src': withSelf,
    'frame-src': [SELF, ...foreign.frames],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [SELF],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? NONE : sources.join(' ')}`)
    .join('; ');
};
