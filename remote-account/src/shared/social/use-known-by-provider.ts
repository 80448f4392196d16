import { useState } from 'react';
import { liveTicket } from './social-journey.ts';

/** What a provider says of whoever registers now, for the fields to begin with. */
export const useKnownByProvider = () => {
  const [kept] = useState(liveTicket);
  return { email: kept?.email ?? '', nickname: kept?.nickname ?? '' };
};
