import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createLogOnce } from '../base/log-sampling.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import { askedBy, overrideIn, redirectWithout } from './override-cookie.ts';
import {
  createOverrideReader,
  isRefused,
  isShown,
  packagesIn,
  type RefusedOverride,
  type VisitOverride,
  withoutPackages,
} from './visit-override.ts';

interface Visit {
  readonly merchant: string;
  readonly language: Language;
  readonly visitor: string | null;
  readonly override?: VisitOverride | undefined;
}

export type Overrides = ReturnType<typeof createOverrides>;

/** The pages of visits. */
interface Documents {
  page(visit: Visit, path: string, framedBy?: readonly string[]): Promise<RenderedPage>;
  /** Whether all releases of the visit's override can be shown. */
  hasOverridden(visit: Visit): Promise<boolean>;
  /** The page that says why an override is refused. */
  refusal(visit: Visit, refused: RefusedOverride): Promise<RenderedPage>;
}

const shownBy = ({ releases, sources }: VisitOverride): string =>
  [...Object.values(releases), ...Object.entries(sources).map(([name, origin]) => `${name} from ${origin}`)].join(' ');

/**
 * What signed links give a browser, and how it is refused. A link's token goes into a cookie, whose pages nobody else gets; a refusal is a
 * page, never the live site without a word.
 */
export const createOverrides = (documents: Documents, deps: Pick<EdgeDeps, 'readOverride' | 'clock' | 'log'>) => {
  const read = createOverrideReader(deps);
  const logOnce = createLogOnce(deps.log);

  const find = async (value: string, visit: Visit): Promise<VisitOverride | RefusedOverride> => {
    const found = await read(value, visit);
    if (isRefused(found) || (await documents.hasOverridden({ ...visit, override: found }))) return found;
    return { fault: 'gone', override: found.override };
  };

  const refuse = (refused: RefusedOverride, visit: Visit): Promise<RenderedPage> => {
    const { fault, override } = refused;
    const detail = override === null ? fault : `${fault}: ${override.id} of ${override.by}`;
    logOnce({ level: 'warn', event: 'override.refused', detail });
    return documents.refusal(visit, refused);
  };

  return {
    /** The visit with what its cookie gives it; without what is refused, which its next page says. */
    added: async (visit: Visit, headers: Headers, site: URL): Promise<Visit> => {
      const value = overrideIn(headers, site);
      const found = value === null ? null : await read(value, visit);
      return found === null || isRefused(found) ? visit : { ...visit, override: found };
    },

    /** Answers a link: leads to its address with the override in a cookie, or says why not. */
    follow: async (parameter: string, visit: Visit, headers: Headers, site: URL): Promise<Response | RenderedPage> => {
      const asked = askedBy(parameter, overrideIn(headers, site));
      if (asked === null) return redirectWithout(site, null, deps.clock());
      const found = await find(asked, visit);
      if (isRefused(found)) return refuse(found, visit);
      const { override, token } = found;
      const names = packagesIn(override).filter((name) => !isShown(found, name));
      deps.log({
        level: 'info',
        event: 'override.opened',
        detail: `${override.id} of ${override.by}: ${shownBy(found) || 'none of its releases'}`,
      });
      const kept = { value: withoutPackages(token, names), expires: Date.parse(override.expires) };
      return redirectWithout(site, kept, deps.clock());
    },

    /** The page of a path for a visit, with the override of its cookie. */
    page: async (
      visit: Visit,
      path: string,
      headers: Headers,
      site: URL,
      framedBy?: readonly string[],
    ): Promise<RenderedPage> => {
      const value = overrideIn(headers, site);
      if (value === null) return documents.page(visit, path, framedBy);
      const found = await find(value, visit);
      return isRefused(found) ? refuse(found, visit) : documents.page({ ...visit, override: found }, path, framedBy);
    },
  };
};
