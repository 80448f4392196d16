import type { HostRelease, RemoteRelease } from 'shared-kernel/contracts/release';

export interface LiveRemote {
  readonly live: RemoteRelease;
  readonly fallback: RemoteRelease | null;
}

/** The releases that belong together: one object for each revision of the pointer document. */
export interface LiveSet {
  readonly revision: number;
  readonly host: HostRelease;
  readonly remotes: readonly LiveRemote[];
  readonly compositionId: string;
  /** Packages whose live release cannot be read, with no earlier one to stand in: which pages they have is unknown. */
  readonly missing: readonly string[];
  /** True: no release of the set, fallbacks included, hands bare text to what runs or parses it. */
  readonly isTextTrusted: boolean;
}
