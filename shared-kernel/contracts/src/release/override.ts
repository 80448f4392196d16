import { array, type Infer, literal, object, string } from '@shared-kernel/contracts/schema';

/** What a signed link says: whoever opens it gets these releases in place of theirs, for a time. */
export const override = object({
  type: literal('override'),
  /** Its name in logs. */
  id: string(),
  /** Whose site takes it. */
  merchant: string(),
  /** At most one of each package. */
  releases: array(string()),
  /** ISO times. */
  notBefore: string(),
  expires: string(),
  /** Whom to ask. */
  by: string(),
});
export type Override = Infer<typeof override>;

/** Of an address: a token; empty to end the override; `~agent~browse` to get those packages as without it meanwhile. */
export const OVERRIDE_PARAMETER = 'override';
/** Between a token and the packages that are not overridden meanwhile. */
export const OVERRIDE_SEPARATOR = '~';

/** Holds the token, with TLS under a prefix that no other host of the domain can set. */
export const overrideCookieName = (isSecure: boolean): string => (isSecure ? '__Host-override' : 'override');
