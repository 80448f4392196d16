import { number, object, oneOf, optional, string } from '@shared-kernel/contracts/schema';
import { BACK_PARAMETER, paths } from '@shared-kernel/contracts/system/paths';
import { useState } from 'react';
import { stored } from 'shared-kernel/storage';

/** What a provider says of whoever registers now, for the fields to begin with. */
export const useKnownByProvider = () => {
  const [kept] = useState(liveTicket);
  return { email: kept?.email ?? '', nickname: kept?.nickname ?? '' };
};

const PROVIDERS = oneOf(['facebook', 'google']);

/** In this tab while its visitor is at a provider: at which, and what the login page's address asked for, to be there again afterwards. */
export const socialJourney = stored('social-journey', {
  owner: 'device',
  area: 'session',
  schema: object({ provider: PROVIDERS, search: string() }),
});

/** Whom a provider has proved and this site does not know yet: spent by the next login or registration of this tab. */
export const socialTicket = stored('social-ticket', {
  owner: 'device',
  area: 'session',
  schema: object({
    ticket: string(),
    provider: PROVIDERS,
    /** Milliseconds since 1970. */
    until: number(),
    email: optional(string()),
    nickname: optional(string()),
  }),
});

/** The ticket, as long as the platform takes it. */
export const liveTicket = () => {
  const kept = socialTicket.read();
  if (kept !== null && kept.until > Date.now()) return kept;
  socialTicket.remove();
  return null;
};

/** What the login page is to have in its address again: from elsewhere, the way back to there. */
export const searchToKeep = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === paths.login ? search : `?${new URLSearchParams({ [BACK_PARAMETER]: pathname + search })}`;
