import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { createContext, useContext } from 'react';
import type { GoOptions } from 'shared-kernel/router';
import type { ConnectivityMonitor } from './connectivity/connectivity-monitor.ts';
import type { Partner } from './partner/partner.ts';
import type { PageLoader } from './routing/page-loader.ts';
import type { RouteTable } from './routing/route-table.ts';

/** What the host's components share: the session's one document and what was made from it. */
export interface Host {
  readonly document: ReleaseDocument;
  readonly routes: RouteTable;
  readonly pages: PageLoader;
  /** The affiliate's page around a frame. Null on the site's own pages. */
  readonly partner: Partner | null;
  readonly connectivity: Pick<ConnectivityMonitor, 'check'>;
  /**
   * Follows a link to the releases that are live now, by loading its page anew. False: this visit keeps its releases, and the link is
   * followed inside the page. Set once the first view is done with (`watchReleases`).
   */
  follow?: (to: string, options?: GoOptions) => boolean;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

export const useHost = (): Host => {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost() needs a <HostProvider> above it.');
  return host;
};
