/** The area's API for other areas: exclusions, the payment password, the payee name, agents' links, the accounts that they open and their rates. */
export { exclusions } from './exclusions/exclusions.tables.ts';
export { exclusionAt, refuseWhileExcluded, toWireExclusion } from './exclusions/exclusions.ts';
export { keepPayeeName, payeeNameOf } from './identity-rules/payee-name.ts';
export { paymentPasswordOf, requirePaymentPassword } from './payment-password/payment-password.ts';
export { writeRates } from './rates/give-rates.ts';
export {
  type RateSetting,
  type Rates,
  rateOn,
  ratesOn,
  readRates,
  refuseRates,
  settingsOf,
} from './rates/rate-settings.ts';
export { agentRateLimits, agentRates } from './rates/rates.tables.ts';
export { openMember } from './registration/open-member.ts';
export { affiliateCodes, memberProfiles } from './registration/registration.tables.ts';
