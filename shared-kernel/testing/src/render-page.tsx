import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { paths } from '@shared-kernel/contracts/system/paths';
import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { LoadingRegion, MissedNotice, ToastRegion, WaitingNotice } from '@shared-kernel/ui/host/regions';
import { toastStore } from '@shared-kernel/ui/testing/toast-store';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { type FlagName, getBrand } from 'shared-kernel/brand';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { configureApi } from 'shared-kernel/host/api';
import { initBrand } from 'shared-kernel/host/brand';
import { resetClock } from 'shared-kernel/host/clock';
import { registerRoutes } from 'shared-kernel/host/frame';
import { addNamespace, initI18n, loadNamespace } from 'shared-kernel/host/i18n';
import { bindQueryEvents, createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { BrowserRouter } from 'shared-kernel/host/router';
import { sessionStore } from 'shared-kernel/host/session';
import { getLanguage } from 'shared-kernel/i18n';
import type { QueryClient } from 'shared-kernel/query';
import type { Session } from 'shared-kernel/session';
import { type NamespaceTexts, packageTexts } from './package-texts.ts';
import { aRoute, aWhitelabel, type Whitelabel } from './site-builders.ts';

export interface RenderPageOptions {
  /** The address, with its query. */
  readonly path?: string;
  /** Null or left out for a guest. */
  readonly session?: Session | null;
  readonly language?: Language;
  /** Besides the texts of the test's own feature and remote, which are there: the frame's, say. */
  readonly namespaces?: Readonly<Record<string, NamespaceTexts>>;
  /** White-label flags that are on. */
  readonly flags?: readonly FlagName[];
  readonly brand?: Partial<Whitelabel>;
  /** Live routes of the release document; every page of the specification unless said. */
  readonly routes?: readonly ReleaseRoute[];
}

/** Every page of the specification is live. */
export const ALL_ROUTES: readonly ReleaseRoute[] = Object.values(paths).map((path) => aRoute({ path }));

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly client: QueryClient;
  /** Where the page has gone: path and query. */
  readonly address: () => string;
}

const loadersOf = (texts: NamespaceTexts) => ({
  EN: async () => ({ default: texts.EN }),
  TY: async () => ({ default: texts.TY }),
});

const startTexts = async (language: Language, namespaces: Readonly<Record<string, NamespaceTexts>>): Promise<void> => {
  const own = packageTexts(expect.getState().testPath ?? '');
  const { frame = { EN: {}, TY: {} }, ...others } = { ...own, ...namespaces };
  await initI18n({ language, frame: loadersOf(frame), common: COMMON_TEXTS });
  for (const [name, texts] of Object.entries(others)) {
    addNamespace(name, loadersOf(texts));
    await Promise.all(LANGUAGES.map((each) => loadNamespace(name, each)));
  }
};

const QueryEvents = ({ client }: { readonly client: QueryClient }) => {
  useEffect(() => bindQueryEvents(client), [client]);
  return null;
};

/**
 * Renders a page as the host does: brand and flags, session, language with texts, router, query client and event
 * bindings, notices and waits. Nothing answers the network: see `serveApi` and `answer`.
 */
export const renderPage = async (
  ui: ReactElement,
  {
    path = '/m/home',
    session = null,
    language = 'EN',
    namespaces = {},
    flags = [],
    brand,
    routes = ALL_ROUTES,
  }: RenderPageOptions = {},
): Promise<RenderedPage> => {
  resetClock();
  // A notice of an earlier visit is none of this one's.
  toastStore.setState({ toasts: [] });
  initBrand({
    ...aWhitelabel(brand),
    flags: { ...brand?.flags, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
  });
  configureApi({ merchant: () => getBrand().merchantCode, language: getLanguage });
  sessionStore.setState({ session });
  registerRoutes(routes);
  await startTexts(language, namespaces);
  const client = createQueryClient();
  window.history.pushState(null, '', path);
  const rendered = render(
    <QueryClientProvider client={client}>
      <QueryEvents client={client} />
      <BrowserRouter>
        {ui}
        <LoadingRegion />
        <ToastRegion />
        <WaitingNotice />
        <MissedNotice />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...rendered, user: userEvent.setup(), client, address: () => `${location.pathname}${location.search}` };
};
