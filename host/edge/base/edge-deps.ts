import type { HostRelease, Look, Pointers, Release, RemoteRelease } from 'shared-kernel/contracts/release';
import type { BrandSource } from './brand-source.ts';
import type { Compressors } from './compression.ts';
import type { EdgeLimits } from './edge-limits.ts';
import type { EdgeMeter } from './edge-meter.ts';

/** Where the document server learns what is live. Asked on every request, so `readPointers` has to be cheap. */
export interface ReleaseSource {
  readPointers(): Promise<Pointers>;
  /** Null: never published. A release never changes, so each is read once. */
  readRelease(id: string): Promise<Release | null>;
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, in the past tense: `release.unreadable`, `platform.unreachable`. */
  readonly event: string;
  readonly detail?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Where documents may take more than the site's own from: origins of the operator, as policy sources. */
export interface ForeignOrigins {
  /** CDNs of pictures. */
  readonly images: readonly string[];
  /** Vendors whose games run in a frame. */
  readonly frames: readonly string[];
}

/** Everything the document server needs from where it runs. No Node here: one adapter supplies it. */
export interface EdgeDeps {
  readonly releases: ReleaseSource;
  /** Sends a request to the platform; the request's own origin means nothing. Rejects when the platform is out of reach. */
  readonly platform: (request: Request) => Promise<Response>;
  /** Package name → origin (or path on this origin) under which `<version+commit>/<file>` is served. */
  readonly assetOrigins: Readonly<Record<string, string>>;
  /** Origins of the operator's picture CDNs and game vendors, which the policy of documents lets in. */
  readonly foreignOrigins?: ForeignOrigins;
  /** The origin of games' frames, of which this server answers the host name too. Without one they run on the site's, in a sandbox without an origin. */
  readonly gamesOrigin?: string | undefined;
  /** The folders of the brands. */
  readonly brands: BrandSource;
  /** Inlined where the live host's release brings none: no host is live, or it was built before. */
  readonly look: Look;
  /** Whether a remote can run on a host: the registry holds it for what is live, the document server for fallbacks. */
  readonly fits: (host: HostRelease, remote: RemoteRelease) => boolean;
  /** Pages bring the service worker, which opens the site without a line; else what takes it away again. */
  readonly hasWorker?: boolean;
  /** A private Ed25519 key. Without one, documents are not signed. */
  readonly signingKey?: CryptoKey;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: (entry: LogEntry) => void;
  /** Compressors besides the built-in gzip. */
  readonly compressors?: Compressors;
  /** The host names of the site; without them, this machine's own. Games' host name need not be among them. */
  readonly siteHosts?: readonly string[];
  /** Takes figures. */
  readonly meter?: EdgeMeter;
  /** One line in the log for each request. */
  readonly hasAccessLog?: boolean;
  /** True once this process was told to stop. */
  readonly isDraining?: () => boolean;
  /** Where other limits than the usual ones are wanted. */
  readonly limits?: Partial<EdgeLimits>;
  /** The caller's network address, from what the runtime hands to `fetch` as bindings. */
  readonly clientAddress?: (bindings: unknown) => string | undefined;
  /** True: a proxy of ours stands in front, and its `X-Forwarded-*` headers are believed. */
  readonly isBehindProxy?: boolean;
}
