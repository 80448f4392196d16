import type { Language } from 'shared-kernel/contracts/values';
import { createBrandLooks } from './brand-look.ts';
import { type Composition, createComposer } from './composition.ts';
import type { EdgeDeps } from './edge-deps.ts';
import { chooseLanguage } from './language.ts';
import { createLargestImage } from './largest-image.ts';
import { createLiveSetReader } from './live-set.ts';
import { createMerchantLookup } from './merchant.ts';
import type { RenderedPage } from './rendered-page.ts';
import { renderSitePage } from './site-page.ts';
import { createStartupReader } from './startup.ts';
import { renderUnreachablePage } from './unreachable-page.ts';

export interface Visit {
  readonly merchant: string;
  readonly language: Language;
}

interface DocumentServer {
  /** Whom a request is for: the merchant by host name, the language by choice or browser. */
  visitOf(request: Request): Promise<Visit>;
  /** The release document in force. Null: no host is live, or the brand has never been known. */
  compose(visit: Visit): Promise<Composition | null>;
  /** Whether a live remote shows a page at a path. */
  isRouted(visit: Visit, path: string): Promise<boolean>;
  /** The page of a path; always something to show. */
  page(visit: Visit, path: string): Promise<RenderedPage>;
}

const NO_ROUTE = '';

/** Composes documents and keeps what it rendered, so that an ordinary request finds its page ready. */
export const createDocumentServer = (deps: EdgeDeps): DocumentServer => {
  const merchantOf = createMerchantLookup(deps);
  const readStartup = createStartupReader(deps);
  const readLiveSet = createLiveSetReader(deps);
  const composeFor = createComposer(deps);
  const largestImage = createLargestImage(deps);
  const lookOf = createBrandLooks(deps);

  const compose = async ({ merchant, language }: Visit): Promise<Composition | null> => {
    const [set, startup] = await Promise.all([readLiveSet(), readStartup(merchant)]);
    return set === null || startup === null ? null : composeFor({ set, startup, merchant, language });
  };

  const render = async (composition: Composition, visit: Visit, path: string): Promise<RenderedPage> => {
    const match = composition.routes.match(path) ?? null;
    const image = match === null ? null : await largestImage({ route: match.route, ...visit });
    const key = `${match?.route.path ?? NO_ROUTE} ${image ?? ''}`;
    const known = composition.pages.get(key);
    if (known !== undefined) return known;
    const rendered = renderSitePage({ composition, match, image, lookOf }, deps).then(
      (page) => page ?? renderUnreachablePage(visit, lookOf),
    );
    rendered.catch(() => composition.pages.delete(key));
    composition.pages.set(key, rendered);
    return rendered;
  };

  return {
    visitOf: async (request) => ({
      merchant: await merchantOf(new URL(request.url).hostname),
      language: chooseLanguage(request.headers),
    }),
    compose,
    isRouted: async (visit, path) => (await compose(visit))?.routes.match(path) !== undefined,
    page: async (visit, path) => {
      const composition = await compose(visit);
      return composition === null ? renderUnreachablePage(visit, lookOf) : render(composition, visit, path);
    },
  };
};
