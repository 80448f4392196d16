import type { DocumentRemote, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { getBrand } from 'shared-kernel/brand';
import { configureApi, readStartCalls } from 'shared-kernel/host/api';
import { applyBrand, initBrand } from 'shared-kernel/host/brand';
import { hearServerTime } from 'shared-kernel/host/clock';
import { fillFrame, slotStore } from 'shared-kernel/host/frame';
import { initI18n } from 'shared-kernel/host/i18n';
import { bindQueryEvents, createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { BrowserRouter } from 'shared-kernel/host/router';
import { startSessionSync } from 'shared-kernel/host/session';
import { getLanguage } from 'shared-kernel/i18n';
import { KIT_TEXTS } from 'shared-kernel/kit';
import type { RemoteModule } from 'shared-kernel/remote';
import { getSession } from 'shared-kernel/session';
import en from '../locales/en.json';
import ty from '../locales/ty.json';
import { besideSkeleton } from './document/beside-skeleton.ts';
import { whenStylesAreReady } from './document/late-styles.ts';
import { readReleaseDocument } from './document/release-document.ts';
import { reportFailures } from './failure/report-failures.ts';
import { SiteBoundary } from './failure/site-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { markFirstView } from './frame/use-stillness.ts';
import { StartupGate } from './gate/startup-gate.tsx';
import { type Host, HostProvider } from './host-context.ts';
import { isKeptPage, renewKeptPage } from './kept/kept-page.ts';
import { mendPictures } from './line/broken-pictures.ts';
import { watchLine } from './line/line-watch.ts';
import { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader.ts';
import { slotFillers } from './remotes/slot-fillers.ts';
import { decideAccess } from './routing/access.ts';
import { createPageLoader } from './routing/page-loader.ts';
import { routesOf } from './routing/route-table.ts';
import { SessionWatch } from './session-watch.tsx';
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
const LINE_PROBE = '/m/_release';
/** After which a line is as good as gone, in ms. */
const PROBE_MS = 8000;

const askForSign = (): Promise<unknown> =>
  fetch(LINE_PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });

const createHost = (document: ReleaseDocument, remotes: RemoteLoader): Host => ({
  document,
  routes: routesOf(document),
  pages: createPageLoader(remotes),
  line: watchLine({ ask: askForSign }),
});

/** Resolves once the page of the present address is here: no skeleton flashes between the document's and the page. */
const firstPage = async ({ routes, pages }: Host): Promise<void> => {
  const { pathname, search } = window.location;
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
  if (!isKeptPage()) hearServerTime(document.startup.status.serverTime);
  initBrand(document.startup.whitelabel);
  applyBrand(window.document);
  const queries = createQueryClient();
  startSessionSync();
  // Before anything is waited for: what was started for another session is dropped from the first moment on.
  bindQueryEvents(queries);
  reportFailures();
  mendPictures();
  configureApi({ merchant: () => getSession()?.merchantCode ?? getBrand().merchantCode, language: getLanguage });
  const remotes = createRemoteLoader({ document, loadRelease });
  const host = createHost(document, remotes);
  fillFrame(
    host.routes.entries.map(({ route }) => route),
    document.compositionId,
  );
  slotStore.setState({ find: slotFillers(document, remotes) });
  const page = firstPage(host);
  await initI18n({
    language: document.language,
    frame: { EN: async () => ({ default: en }), TY: async () => ({ default: ty }) },
    kit: KIT_TEXTS,
  });
  await Promise.all([page, whenStylesAreReady(window.document)]);
  await readStartCalls(FIRST_ANSWERS_MS);
  const root = window.document.getElementById('root');
  if (root === null) throw new Error('The page has no #root: it was not served by the document server.');
  markFirstView(window.document);
  const site = (
    <StrictMode>
      <HostProvider value={host}>
        <QueryClientProvider client={queries}>
          <SiteBoundary compositionId={document.compositionId}>
            <BrowserRouter>
              <StartupGate>
                <Frame />
                <SessionWatch />
              </StartupGate>
            </BrowserRouter>
          </SiteBoundary>
        </QueryClientProvider>
      </HostProvider>
    </StrictMode>
  );
  const reactRoot = createRoot(besideSkeleton(root));
  startTransition(() => reactRoot.render(site));
  renewKeptPage(host.line);
  whenIdle(() =>
    Promise.all([
      import('./frame/fetch-frame-ahead.ts').then(({ fetchFrameAhead }) => fetchFrameAhead()),
      import('./remotes/fetch-ahead.ts').then(({ fetchPagesAhead }) => fetchPagesAhead(host)),
      import('./routing/prefetch.ts'),
      import('./routing/obstacles.ts'),
      import('./kept/bring-worker.ts').then(({ bringWorker }) => bringWorker(window.document)),
    ]).catch(() => undefined),
  );
};
