/** The area's API for other areas: exclusions, the payment password, the payee name, agents' links and the accounts that they open. */
export { exclusions } from './exclusions/exclusions.tables.ts';
export { exclusionAt, refuseWhileExcluded, toWireExclusion } from './exclusions/exclusions.ts';
export { keepPayeeName, payeeNameOf } from './identity-rules/payee-name.ts';
export { paymentPasswordOf, requirePaymentPassword } from './payment-password/payment-password.ts';
export { openMember } from './registration/open-member.ts';
export { affiliateCodes } from './registration/registration.tables.ts';
