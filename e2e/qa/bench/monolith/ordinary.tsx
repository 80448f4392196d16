import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { configureApi } from 'shared-kernel/host/api';
import { applyBrand, initBrand } from 'shared-kernel/host/brand';
import { registerRoutes, slotStore } from 'shared-kernel/host/frame';
import { initI18n } from 'shared-kernel/host/i18n';
import { bindQueryEvents, createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { BrowserRouter } from 'shared-kernel/host/router';
import { startSessionSync } from 'shared-kernel/host/session';
import '@shared-kernel/ui/styles/kernel.css';
import { type DocumentRemote, RELEASE_SCHEMA, type ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { getStatus, getWhitelabel } from '@shared-kernel/contracts/system/system';
import en from 'host/locales/en.json';
import ty from 'host/locales/ty.json';
import { Frame } from 'host/src/frame/frame.tsx';
import { HostProvider } from 'host/src/host-context.ts';
import { createRemoteLoader } from 'host/src/remotes/remote-loader.ts';
import { slotExtensions } from 'host/src/remotes/slot-extensions.ts';
import { createPageLoader } from 'host/src/routing/page-loader.ts';
import { routesOf } from 'host/src/routing/route-table.ts';
import { SessionWatch } from 'host/src/session-watch.tsx';
import { SiteStatusGate } from 'host/src/site-status/site-status-gate.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callApi } from 'shared-kernel/api';
import { getBrand } from 'shared-kernel/brand';
import { getLanguage } from 'shared-kernel/i18n';
import { getSession } from 'shared-kernel/session';
import { loadRelease } from './remotes.ts';

/** Routes and slots of the remotes, written in by the build: an application's route table is part of its code. */
declare const REMOTES: readonly DocumentRemote[];

const LANGUAGE = 'EN';

/** What the document server inlines on the site is asked for first here, as applications do. */
const readStartup = async (): Promise<ReleaseDocument['startup']> => {
  const [status, whitelabel] = await Promise.all([callApi(getStatus, {}), callApi(getWhitelabel, {})]);
  return { status, whitelabel };
};

const describe = (startup: ReleaseDocument['startup']): ReleaseDocument => ({
  schema: RELEASE_SCHEMA,
  revision: 1,
  merchant: startup.whitelabel.merchantCode,
  compositionId: 'monolith',
  host: { version: '1.0.0', commit: 'bench', provides: {} },
  remotes: REMOTES.map((live) => ({ live, fallback: null })),
  startup,
  language: LANGUAGE,
});

/** Flags first, then the frame, then the route's chunk behind a fallback, then the page's data. */
const boot = async (): Promise<void> => {
  startSessionSync();
  configureApi({ merchant: () => getSession()?.merchantCode ?? getBrand().merchantCode, language: getLanguage });
  const languages = initI18n({
    language: LANGUAGE,
    frame: { EN: async () => ({ default: en }), TY: async () => ({ default: ty }) },
    common: COMMON_TEXTS,
  });
  const document = describe(await readStartup());
  await languages;
  initBrand(document.startup.whitelabel);
  applyBrand(window.document);
  const remotes = createRemoteLoader({ document, loadRelease });
  const connectivity = { check: async () => undefined };
  const host = { document, routes: routesOf(document), pages: createPageLoader(remotes), partner: null, connectivity };
  registerRoutes(host.routes.entries.map(({ route }) => route));
  slotStore.setState({ find: slotExtensions(document, remotes) });
  const queries = createQueryClient();
  bindQueryEvents(queries);
  const root = window.document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <HostProvider value={host}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <SiteStatusGate>
              <Frame />
              <SessionWatch />
            </SiteStatusGate>
          </BrowserRouter>
        </QueryClientProvider>
      </HostProvider>
    </StrictMode>,
  );
};

void boot();
