import { getPartnerSite, openPartnerSession } from '@shared-kernel/contracts/account/partner-sites';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { type Api, answer } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/rate-limit.ts';
import { openSession } from './open-partner-session.ts';
import { partnerSiteOf } from './partner-sites.ts';

/** A frame in a foreign page brings no cookie: each of its calls is a new browser's, and none is known. Strangers may not use up the site's. */
const PARTNER_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: MINUTE_MS },
  address: { count: 100, windowMs: MINUTE_MS },
  site: { count: 20_000, windowMs: MINUTE_MS },
};

export const partnerSitesApi = (api: Api): void => {
  answer(api, getPartnerSite, async ({ platform, merchant, input }) => {
    const site = await partnerSiteOf(platform.db, merchant.baseCode, input.id);
    return { origins: [...(site?.origins ?? [])] };
  });
  answer(api, openPartnerSession, openSession, { limits: PARTNER_LIMITS });
};
