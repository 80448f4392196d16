/** What other areas may know of people: their breaks from play, whether they pay with the right password, and their real name. */
export { exclusions } from './exclusions/exclusions.tables.ts';
export { exclusionAt, refuseWhileExcluded, toWireExclusion } from './exclusions/exclusions.ts';
export { keepPayeeName, payeeNameOf } from './identity-rules/payee-name.ts';
export { paymentPasswordOf, requirePaymentPassword } from './payment-password/payment-password.ts';
