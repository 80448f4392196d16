import type { HostRelease, RemoteRelease } from '@shared-kernel/contracts/release/release';

export interface LiveRemote {
  readonly live: RemoteRelease;
  readonly fallback: RemoteRelease | null;
}

/** The live releases of one revision of the pointers. */
export interface LiveSet {
  readonly revision: number;
  readonly host: HostRelease;
  readonly remotes: readonly LiveRemote[];
  readonly compositionId: string;
  /** Packages without any readable release: their pages are unknown. */
  readonly missing: readonly string[];
  /** True: every release of the set, fallbacks included, works under Trusted Types. */
  readonly isTextTrusted: boolean;
}
