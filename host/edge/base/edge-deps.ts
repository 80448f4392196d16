import type { Override } from '@shared-kernel/contracts/release/override';
import type { HostRelease, Look, Pointers, Release, RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { BrandSource } from './brand-source.ts';
import type { Compressors } from './compression.ts';
import type { EdgeMeter } from './edge-meter.ts';

/** The registry. `readPointers` runs on every request, so it has to be cheap. */
export interface ReleaseSource {
  readPointers(): Promise<Pointers>;
  /** Null: never published. A release never changes and is read once. */
  readRelease(id: string): Promise<Release | null>;
}

/** Limits of a call to the platform. */
export interface EdgeLimits {
  /** Time from the whole request to the head of the answer, in milliseconds. */
  readonly callMs: number;
  /** Concurrent calls. */
  readonly inFlight: number;
  /** Concurrent event streams. */
  readonly streams: number;
}

export const DEFAULT_LIMITS: EdgeLimits = { callMs: 10_000, inFlight: 1024, streams: 2048 };

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** For example `release.unreadable`. */
  readonly event: string;
  readonly detail?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Origins of the operator that the policy of documents allows. */
export interface ForeignOrigins {
  /** CDNs of pictures. */
  readonly images: readonly string[];
  /** Vendors whose games run in a frame. */
  readonly frames: readonly string[];
}

/** Dependencies of the core on its runtime, which an adapter supplies. */
export interface EdgeDeps {
  readonly releases: ReleaseSource;
  /** Sends a request to the platform, whatever the request's own origin. Rejects when the platform is unreachable. */
  readonly platform: (request: Request) => Promise<Response>;
  /** Package name → origin (or path on this origin) under which `<version+commit>/<file>` is served. */
  readonly assetOrigins: Readonly<Record<string, string>>;
  readonly foreignOrigins?: ForeignOrigins;
  /** The origin of games' frames, which this server serves too. Without it games run on the site's origin, in a sandbox without an origin. */
  readonly gamesOrigin?: string | undefined;
  readonly brands: BrandSource;
  /** Used if the live host's release has none, or no host is live. */
  readonly look: Look;
  /** Whether a remote can run on a host. The registry checks live releases, the document server fallbacks. */
  readonly fits: (host: HostRelease, remote: RemoteRelease) => boolean;
  /** What an override's token says. Null: nobody who may has signed it. Left out: no override is accepted. */
  readonly readOverride?: (token: string) => Promise<Override | null>;
  /** The script by which affiliates' pages show the agent area (`partner/agent-area-1.js`). */
  readonly partnerElement?: string;
  /** True: pages register the service worker. False: its URL serves the remover. */
  readonly hasWorker?: boolean;
  /** A private Ed25519 key. Without one, documents are not signed. */
  readonly signingKey?: CryptoKey;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: (entry: LogEntry) => void;
  /** Compressors besides the built-in gzip. */
  readonly compressors?: Compressors;
  /** Host names of the site without the games'. Default: this machine's own. */
  readonly siteHosts?: readonly string[];
  readonly meter?: EdgeMeter;
  readonly hasAccessLog?: boolean;
  /** True during graceful shutdown. */
  readonly isDraining?: () => boolean;
  readonly limits?: Partial<EdgeLimits>;
  /** The caller's network address, from the runtime's bindings of `fetch`. */
  readonly clientAddress?: (bindings: unknown) => string | undefined;
  /** True: a trusted proxy stands in front, and its `X-Forwarded-*` headers count. */
  readonly isBehindProxy?: boolean;
}
