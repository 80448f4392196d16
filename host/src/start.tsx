import type { DocumentRemote, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { getBrand } from 'shared-kernel/brand';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { configureApi, readPreloadedCalls } from 'shared-kernel/host/api';
import { applyBrand, initBrand } from 'shared-kernel/host/brand';
import { hearServerTime } from 'shared-kernel/host/clock';
import { frameStore, registerRoutes, slotStore } from 'shared-kernel/host/frame';
import { initI18n } from 'shared-kernel/host/i18n';
import { bindQueryEvents, createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { BrowserRouter, shownPath } from 'shared-kernel/host/router';
import { startSessionSync } from 'shared-kernel/host/session';
import { keepInMemory } from 'shared-kernel/host/storage';
import { getLanguage } from 'shared-kernel/i18n';
import type { RemoteModule } from 'shared-kernel/remote';
import { getSession } from 'shared-kernel/session';
import en from '../locales/en.json';
import ty from '../locales/ty.json';
import { mendPictures } from './connectivity/broken-pictures.ts';
import { createConnectivityMonitor } from './connectivity/connectivity-monitor.ts';
import { whenStylesAreReady } from './document/late-styles.ts';
import { readReleaseDocument } from './document/release-document.ts';
import { handOverSkeleton } from './document/skeleton-hand-over.ts';
import { reportFailures } from './failure/report-failures.ts';
import { SiteBoundary } from './failure/site-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { markFirstView } from './frame/use-view-transition-flags.ts';
import { type Host, HostProvider } from './host-context.ts';
import { keepWebClip } from './keep-web-clip.ts';
import { isCachedPage, renewCachedPage } from './offline-cache/cached-page.ts';
import { type Partner, partnerOrigins } from './partner/partner.ts';
import { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader.ts';
import { slotExtensions } from './remotes/slot-extensions.ts';
import { decideAccess } from './routing/access.ts';
import { createPageLoader } from './routing/page-loader.ts';
import { routesOf } from './routing/route-table.ts';
import { SessionWatch } from './session-watch.tsx';
import { SiteStatusGate } from './site-status/site-status-gate.tsx';
import { whenIdle } from './when-idle.ts';

/** How long the first render waits for the first page, in ms; then the frame stands with the page's skeleton. */
const FIRST_PAGE_MS = 3000;

/** How long it waits, after that, for the answers to what the document has asked, in ms: a view with them is drawn once. */
const FIRST_ANSWERS_MS = 150;

/** How releases are loaded: by federation on the site, by plain imports in the bench's monolith. */
export interface StartParts {
  readonly loadRelease: (release: DocumentRemote) => Promise<RemoteModule>;
}

/** The document server's own answer about the release: it costs the platform nothing, and any answer will do. */
const CONNECTIVITY_PROBE = '/m/_release';
/** After which a line is as good as gone, in ms. */
const PROBE_MS = 8000;

const askForSign = (): Promise<unknown> =>
  fetch(CONNECTIVITY_PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });

const createHost = (document: ReleaseDocument, remotes: RemoteLoader, partner: Partner | null): Host => ({
  document,
  partner,
  routes: routesOf(document),
  pages: createPageLoader(remotes),
  connectivity: createConnectivityMonitor({ ask: askForSign }),
});

/** Resolves once the page of the present address is here: no skeleton flashes between the document's and the page. */
const firstPage = async ({ routes, pages }: Host): Promise<void> => {
  const pathname = shownPath();
  const { search } = window.location;
  const match = routes.match(pathname);
  if (match === undefined || decideAccess(match.route, getSession(), `${pathname}${search}`).kind !== 'show') return;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAGE_MS));
  await Promise.race([
    pages.load(match).then(
      () => undefined,
      () => undefined,
    ),
    limit,
  ]);
};

/** Boots the site from the release document in the page. */
export const start = async ({ loadRelease }: StartParts): Promise<void> => {
  const document = readReleaseDocument(window.document);
  const origins = partnerOrigins(window.document);
  if (origins !== null) keepInMemory();
  if (!isCachedPage()) hearServerTime(document.startup.status.serverTime);
  initBrand(document.startup.whitelabel);
  applyBrand(window.document);
  const queries = createQueryClient();
  keepWebClip(window.location.search);
  startSessionSync();
  // Before anything is waited for: what was started for another session is dropped from the first moment on.
  bindQueryEvents(queries);
  mendPictures();
  configureApi({ merchant: () => getSession()?.merchantCode ?? getBrand().merchantCode, language: getLanguage });
  const remotes = createRemoteLoader({ document, loadRelease });
  const { failures } = reportFailures(remotes.isFallback);
  const partner = origins && (await (await import('./partner/connect-partner.ts')).connectPartner(origins));
  const host = createHost(document, remotes, partner);
  registerRoutes(
    host.routes.entries.map(({ route }) => route),
    document.compositionId,
  );
  frameStore.setState({ isFramed: origins !== null });
  slotStore.setState({ find: slotExtensions(document, remotes) });
  const page = firstPage(host);
  await initI18n({
    language: document.language,
    frame: { EN: async () => ({ default: en }), TY: async () => ({ default: ty }) },
    common: COMMON_TEXTS,
  });
  await Promise.all([page, whenStylesAreReady(window.document)]);
  await readPreloadedCalls(FIRST_ANSWERS_MS);
  const root = window.document.getElementById('root');
  if (root === null) throw new Error('The page has no #root: it was not served by the document server.');
  markFirstView(window.document);
  const site = (
    <StrictMode>
      <HostProvider value={host}>
        <QueryClientProvider client={queries}>
          <SiteBoundary compositionId={document.compositionId}>
            <BrowserRouter>
              <SiteStatusGate>
                <Frame />
                <SessionWatch />
              </SiteStatusGate>
            </BrowserRouter>
          </SiteBoundary>
        </QueryClientProvider>
      </HostProvider>
    </StrictMode>
  );
  const reactRoot = createRoot(handOverSkeleton(root));
  startTransition(() => reactRoot.render(site));
  renewCachedPage(host.connectivity);
  whenIdle(() =>
    Promise.all([
      import('./after-first-view.ts').then(({ afterFirstView }) => afterFirstView(host, { failures, remotes })),
      import('./routing/prefetch.ts'),
      import('./routing/guard-navigation.ts'),
    ]).catch(() => undefined),
  );
};
