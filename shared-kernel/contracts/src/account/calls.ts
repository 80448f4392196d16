import { area } from '../wire/contract-area.ts';
import * as partnerSites from './partner-sites.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as signInAlerts from './sign-in-alerts.ts';
import * as social from './social.ts';
import * as verification from './verification.ts';

/** The account contracts, for the catalogue. */
export const CALLS = [
  area(partnerSites),
  area(passkeys),
  area(password),
  area(registration),
  area(session),
  area(sessions),
  area(signInAlerts),
  area(social),
  area(verification),
];
