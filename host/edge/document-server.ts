import { releaseId } from '@shared-kernel/contracts/release/release';
import { PARTNER_REMOTE } from '@shared-kernel/contracts/system/partner-page';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { RenderedPage } from './base/rendered-page.ts';
import type { IconPurpose } from './brands/app-icon.ts';
import { createBrandLooks } from './brands/brand-look.ts';
import { overrideBadge } from './overrides/badge.ts';
import { renderRefusedPage } from './overrides/refused-page.ts';
import { createReleaseSources } from './overrides/release-sources.ts';
import type { RefusedOverride, VisitOverride } from './overrides/visit-override.ts';
import { renderSitePage, type SitePageInput } from './pages/site-page.ts';
import { renderUnreachablePage } from './pages/unreachable-page.ts';
import { manifestAnswer } from './pages/web-manifest.ts';
import { createLargestImage } from './platform/largest-image.ts';
import { createMerchantLookup } from './platform/merchant.ts';
import { createMerchantSettings } from './platform/merchant-settings.ts';
import { createStartupReader } from './platform/startup.ts';
import { baseUrlOf } from './releases/assets.ts';
import { type Composition, createComposer, type KnownComposition } from './releases/composition.ts';
import { createLiveSetReader, type Visitor } from './releases/follow-registry.ts';
import type { LiveSet } from './releases/live-set.ts';
import type { RouteMatch } from './releases/route-table.ts';
import { chooseLanguage } from './request-context/language.ts';

export interface Visit {
  readonly merchant: string;
  readonly language: Language;
  /** The id of the visitor cookie, by which canaries are dealt. Null: none, as of a call. */
  readonly visitor: string | null;
  /** What a signed link has given this browser. */
  readonly override?: VisitOverride | undefined;
}

export interface DocumentServer {
  /** The merchant by host name; the language by cookie, else by browser; the visitor as given. */
  visitOf(request: Request, hostname: string, visitor?: string | null): Promise<Visit>;
  /** The current release document. Null: no host is live, or the white label was never loaded. */
  compose(visit: Visit): Promise<Composition | null>;
  /** A composition by its id. Null: not composed here lately. */
  find(compositionId: string): KnownComposition | null;
  /** What is live for all, without canaries and pins. Null: no host is live. */
  live(): Promise<LiveSet | null>;
  /** The name of the live remote whose page a path is. Null: none's. */
  remoteOf(visit: Visit, path: string): Promise<string | null>;
  /** Whether a path belongs to a live remote, or may belong to an unreadable one. */
  isRouted(visit: Visit, path: string): Promise<boolean>;
  /** The web manifest. Null: the white label was never loaded. */
  manifest(visit: Visit): Promise<Response | null>;
  /** The icon of the installed app. */
  appIcon(visit: Visit, purpose: IconPurpose): Promise<string | null>;
  /** The page of a path, or an error page. `framedBy`: origins of the affiliate's pages that show it in a frame. */
  page(visit: Visit, path: string, framedBy?: readonly string[]): Promise<RenderedPage>;
  /** Whether all releases of the visit's override can be shown. */
  hasOverridden(visit: Visit): Promise<boolean>;
  /** The page that says why an override is refused. */
  refusal(visit: Visit, refused: RefusedOverride): Promise<RenderedPage>;
}

const NO_ROUTE = '';

/** Origins of an affiliate's pages that may show this page in a frame: one of the agent area. */
const framersOf = (match: RouteMatch | null, origins: readonly string[] | undefined): readonly string[] | null =>
  match?.remote.live.name === PARTNER_REMOTE ? (origins ?? null) : null;

/** Renders pages and caches them, so that most requests find their page rendered. */
export const createDocumentServer = (deps: EdgeDeps): DocumentServer => {
  const merchantOf = createMerchantLookup(deps);
  const readStartup = createStartupReader(deps);
  const readLiveSet = createLiveSetReader(deps);
  const composer = createComposer(deps);
  const largestImage = createLargestImage(deps);
  const settingsOf = createMerchantSettings(deps);
  const lookOf = createBrandLooks(deps);
  const sourcesOf = createReleaseSources(deps);

  const visitorOf = ({ merchant, visitor, override }: Visit): Visitor => ({
    merchant,
    visitor,
    ...(override !== undefined && { override: override.releases }),
  });

  const compose = async (visit: Visit): Promise<Composition | null> => {
    const { merchant, language } = visit;
    const [set, startup] = await Promise.all([readLiveSet(visitorOf(visit)), readStartup(merchant)]);
    return set === null || startup === null ? null : composer.compose({ set, startup, merchant, language });
  };

  /** Kept for nobody else. */
  const renderOverridden = async (input: SitePageInput, visit: Visit, found: VisitOverride) => {
    const sources = await sourcesOf(input.composition.set, visitorOf(visit), found.sources);
    const left = Date.parse(found.override.expires) - deps.clock();
    const { set } = input.composition;
    const badge = await overrideBadge({ found, sources, left, set, language: visit.language }, deps);
    return renderSitePage({ ...input, badge }, deps);
  };

  const render = async (
    composition: Composition,
    visit: Visit,
    path: string,
    origins?: readonly string[],
  ): Promise<RenderedPage> => {
    const match = composition.routes.match(path) ?? null;
    // 503 in place of 404, which search engines would act on.
    if (match === null && composition.isOfBroken(path)) return renderUnreachablePage(visit, lookOf);
    const [image, named] = await Promise.all([
      match === null ? null : largestImage({ route: match.route, ...visit }),
      settingsOf(visit.merchant),
    ]);
    const framedBy = framersOf(match, origins);
    const input = { composition, match, image, named, framedBy, lookOf };
    if (visit.override !== undefined)
      return (await renderOverridden(input, visit, visit.override)) ?? renderUnreachablePage(visit, lookOf);
    const key = [
      match?.route.path ?? NO_ROUTE,
      image ?? '',
      ...named.images,
      ...named.calls,
      ...named.frames,
      JSON.stringify(framedBy),
    ].join(' ');
    const known = composition.pages.get(key);
    if (known !== undefined) return known;
    const rendered = renderSitePage(input, deps).then((page) => page ?? renderUnreachablePage(visit, lookOf));
    rendered.catch(() => composition.pages.delete(key));
    composition.pages.set(key, rendered);
    return rendered;
  };

  const brandOf = async (visit: Visit) => {
    const composition = await compose(visit);
    if (composition === null) return null;
    const { name, brand } = composition.document.startup.whitelabel;
    return { name, look: await lookOf(brand, composition.set.host.look) };
  };

  return {
    visitOf: async (request, hostname, visitor = null) => ({
      merchant: await merchantOf(hostname),
      language: chooseLanguage(request.headers),
      visitor,
    }),
    compose,
    find: composer.find,
    live: () => readLiveSet(),
    remoteOf: async (visit, path) => (await compose(visit))?.routes.match(path)?.remote.live.name ?? null,
    isRouted: async (visit, path) => {
      const composition = await compose(visit);
      return composition?.routes.match(path) !== undefined || composition?.isOfBroken(path) === true;
    },
    manifest: async (visit) => {
      const brand = await brandOf(visit);
      return brand === null
        ? null
        : manifestAnswer({
            ...brand,
            language: visit.language,
            ownIcon: (await settingsOf(visit.merchant)).appIcon,
          });
    },
    appIcon: async (visit, purpose) => (await brandOf(visit))?.look.appIcons[purpose] ?? null,
    hasOverridden: async (visit) => {
      const composition = await compose(visit);
      // Without a host at all there is no other page either.
      if (composition === null) return (await compose({ ...visit, override: undefined })) === null;
      const { host } = composition.set;
      const served = new Set(composition.document.remotes.map(({ live }) => releaseId(live)));
      if (baseUrlOf(deps.assetOrigins, host) !== null) served.add(releaseId(host));
      return Object.values(visit.override?.releases ?? {}).every((id) => served.has(id));
    },
    refusal: (visit, refused) => renderRefusedPage(refused, visit, lookOf),
    page: async (visit, path, framedBy) => {
      // Settings and composition load in parallel.
      const [composition] = await Promise.all([compose(visit), settingsOf(visit.merchant)]);
      return composition === null ? renderUnreachablePage(visit, lookOf) : render(composition, visit, path, framedBy);
    },
  };
};
