/** What other areas may know of people: whether they pay with the right password, and their real name. */
export { paymentPasswordOf, requirePaymentPassword } from './payment-password/payment-password.ts';
export { keepPayeeName, payeeNameOf } from './registration/payee-name.ts';
