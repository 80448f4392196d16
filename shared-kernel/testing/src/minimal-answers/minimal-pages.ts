import { readValue } from '@shared-kernel/contracts/schema';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getWhitelabel } from '@shared-kernel/contracts/system/system';
import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { subscribe } from 'shared-kernel/events';
import type { ManifestRoute, PageModule, RemoteManifest, RemoteModule } from 'shared-kernel/remote';
import type { Session } from 'shared-kernel/session';
import { watchBottom } from '../bottom-of-page.ts';
import { anAgentSession, aSession } from '../member-builders.ts';
import { remoteTexts } from '../package-texts.ts';
import { type RenderedPage, renderPage } from '../render-page.tsx';
import { aRoute } from '../site-builders.ts';
import { MINIMAL_ANSWERS } from './minimal-answers.ts';
import { serveMinimalPlatform } from './minimal-platform.ts';

interface MinimalRemote {
  readonly manifest: RemoteManifest;
  readonly remote: RemoteModule;
  /** Addresses of the pages that show nothing at their bare one. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Pages that send a member on to another. */
  readonly forGuests?: readonly string[];
}

type Visitor = 'guest' | 'member' | 'agent';

/** Parts of a page that come when it is idle do so within two seconds, on a busy machine later. */
const PATIENCE_MS = 15_000;
/** What a value that is not there looks like. */
const BROKEN = /undefined|\bNaN\b|\bnull\b|Invalid Date|\[object /;
/** Also what lies under a pop-up. */
const ANYWHERE = { hidden: true };
const ROUTES = Object.values(paths).map((path) => aRoute({ path }));
const SESSIONS: Readonly<Record<Visitor, Session | null>> = {
  guest: null,
  member: aSession(),
  agent: anAgentSession(),
};

const visitorsOf = ({ access, page }: ManifestRoute, forGuests: readonly string[]): readonly Visitor[] => {
  if (forGuests.includes(page)) return ['guest'];
  if (access === 'agent') return ['agent'];
  return access === 'public' ? ['guest', 'member'] : ['member'];
};

const minimalBrand = () => {
  const whitelabel = readValue(getWhitelabel.value, MINIMAL_ANSWERS.getWhitelabel);
  if (!whitelabel.success) throw whitelabel.error;
  return { ...whitelabel.data, merchantCode: 'tala', name: 'tala' };
};

const failedCalls = ({ client }: RenderedPage): readonly unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error')
    .map(({ queryKey, state }) => [queryKey, String(state.error)]);

const expectWhole = async (page: RenderedPage): Promise<void> => {
  await waitFor(() => {
    expect(page.client.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(page.container).not.toBeEmptyDOMElement();
  });
  expect(failedCalls(page)).toEqual([]);
  expect(screen.queryAllByRole('alert', ANYWHERE).map(({ textContent }) => textContent)).toEqual([]);
  expect(document.body.textContent).not.toMatch(BROKEN);
};

/** Opens what lies behind the tabs of a page, one after the other. */
const openTabs = async (page: RenderedPage): Promise<void> => {
  const names = screen.queryAllByRole('tab', ANYWHERE).map(({ textContent }) => textContent);
  for (const name of names) {
    const tab = screen.getAllByRole('tab', ANYWHERE).find(({ textContent }) => textContent === name);
    if (tab !== undefined) await page.user.click(tab);
    await expectWhole(page);
  }
};

interface Visit {
  readonly load: () => Promise<PageModule>;
  readonly path: string;
  readonly route: ManifestRoute;
  readonly visitor: Visitor;
  readonly language: Language;
}

const visit = async (server: ReturnType<typeof serveMinimalPlatform>, to: Visit): Promise<void> => {
  const dropped: unknown[] = [];
  const asked = new Set<string>();
  const stop = subscribe('answer.rows-dropped', (fact) => dropped.push(fact));
  const listen = ({ request }: { readonly request: Request }) => void asked.add(new URL(request.url).pathname);
  server.events.on('request:start', listen);
  const complaints = jest.spyOn(console, 'error');
  const { Page } = await to.load();
  const { visitor, language, path, route } = to;
  const session = SESSIONS[visitor];
  const brand = minimalBrand();
  const flags = Object.keys(brand.flags);
  const namespaces = remoteTexts(expect.getState().testPath ?? '');
  const options = { path, language, session, brand, flags, namespaces, routes: ROUTES };
  const page = await renderPage(createElement(Page), options);
  await waitFor(() => {
    const started = (route.starts ?? []).filter(({ when }) => when === 'always' || session !== null);
    expect([...asked]).toEqual(expect.arrayContaining(started.map((call) => call.path)));
  });
  await expectWhole(page);
  await openTabs(page);
  act(() => page.unmount());
  expect({ dropped, complaints: complaints.mock.calls }).toEqual({ dropped: [], complaints: [] });
  server.events.removeListener('request:start', listen);
  stop();
};

/**
 * Opens every page that a remote's manifest names on a platform that knows the specification and nothing of ours, as each
 * kind of visitor, in both languages: no call fails, no row is lost, nothing on it is broken. Called once, in a file
 * beside the manifest.
 */
export const testMinimalPages = ({ manifest, remote, addresses = {}, forGuests = [] }: MinimalRemote): void => {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  jest.setTimeout(PATIENCE_MS * 4);
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  });
  watchBottom();
  const server = serveMinimalPlatform();
  const visits = manifest.routes.flatMap((route) =>
    visitorsOf(route, forGuests).flatMap((visitor) => LANGUAGES.map((language) => ({ route, visitor, language }))),
  );
  test.each(visits)('$route.page is whole ($visitor, $language)', async (given) => {
    const { page, path } = given.route;
    const load = remote.pages[page];
    if (load === undefined) throw new Error(`The remote has no page ${page}.`);
    await visit(server, { ...given, load, path: addresses[page] ?? path });
  });
};
