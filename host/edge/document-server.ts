import { PARTNER_REMOTE } from '@shared-kernel/contracts/system/partner-page';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { RenderedPage } from './base/rendered-page.ts';
import type { IconPurpose } from './brands/app-icon.ts';
import { createBrandLooks } from './brands/brand-look.ts';
import { renderSitePage } from './pages/site-page.ts';
import { renderUnreachablePage } from './pages/unreachable-page.ts';
import { manifestAnswer } from './pages/web-manifest.ts';
import { createLargestImage } from './platform/largest-image.ts';
import { createMerchantLookup } from './platform/merchant.ts';
import { createMerchantSettings } from './platform/merchant-settings.ts';
import { createStartupReader } from './platform/startup.ts';
import { type Composition, createComposer, type KnownComposition } from './releases/composition.ts';
import { createLiveSetReader } from './releases/follow-registry.ts';
import type { LiveSet } from './releases/live-set.ts';
import { chooseLanguage } from './request-context/language.ts';

export interface Visit {
  readonly merchant: string;
  readonly language: Language;
  /** The id of the visitor cookie, by which canaries are dealt. Null: none, as of a call. */
  readonly visitor: string | null;
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
  /** Whether a path belongs to a live remote, or may belong to an unreadable one. */
  isRouted(visit: Visit, path: string): Promise<boolean>;
  /** The web manifest. Null: the white label was never loaded. */
  manifest(visit: Visit): Promise<Response | null>;
  /** The icon of the installed app. */
  appIcon(visit: Visit, purpose: IconPurpose): Promise<string | null>;
  /** The page of a path, or an error page. `framedBy`: origins of the affiliate's pages that show it in a frame. */
  page(visit: Visit, path: string, framedBy?: readonly string[]): Promise<RenderedPage>;
}

const NO_ROUTE = '';

/** Renders pages and caches them, so that most requests find their page rendered. */
export const createDocumentServer = (deps: EdgeDeps): DocumentServer => {
  const merchantOf = createMerchantLookup(deps);
  const readStartup = createStartupReader(deps);
  const readLiveSet = createLiveSetReader(deps);
  const composer = createComposer(deps);
  const largestImage = createLargestImage(deps);
  const settingsOf = createMerchantSettings(deps);
  const lookOf = createBrandLooks(deps);

  const compose = async ({ merchant, language, visitor }: Visit): Promise<Composition | null> => {
    const [set, startup] = await Promise.all([readLiveSet({ merchant, visitor }), readStartup(merchant)]);
    return set === null || startup === null ? null : composer.compose({ set, startup, merchant, language });
  };

  const render = async (
    composition: Composition,
    visit: Visit,
    path: string,
    origins?: readonly string[],
  ): Promise<RenderedPage> => {
    const match = composition.routes.match(path) ?? null;
    const framedBy = match?.remote.live.name === PARTNER_REMOTE && origins !== undefined ? origins : null;
    // 503 in place of 404, which search engines would act on.
    if (match === null && composition.isOfBroken(path)) return renderUnreachablePage(visit, lookOf);
    const [image, named] = await Promise.all([
      match === null ? null : largestImage({ route: match.route, ...visit }),
      settingsOf(visit.merchant),
    ]);
    const key = [match?.route.path ?? NO_ROUTE, image ?? '', ...named.images, ...named.calls, framedBy].join(' ');
    const known = composition.pages.get(key);
    if (known !== undefined) return known;
    const rendered = renderSitePage({ composition, match, image, named, framedBy, lookOf }, deps).then(
      (page) => page ?? renderUnreachablePage(visit, lookOf),
    );
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
    page: async (visit, path, framedBy) => {
      // Settings and composition load in parallel.
      const [composition] = await Promise.all([compose(visit), settingsOf(visit.merchant)]);
      return composition === null ? renderUnreachablePage(visit, lookOf) : render(composition, visit, path, framedBy);
    },
  };
};
