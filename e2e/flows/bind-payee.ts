import type { Account } from '../fixtures/control.ts';
import type { WithdrawPage } from '../pages/withdraw.page.ts';

export const PAYMENT_PASSWORD = '274913';

/** What has to be there before money leaves, on the page that asks for it. */
export const bindPayee = async (withdraw: WithdrawPage, { password }: Account): Promise<void> => {
  const payee = {
    bank: 'GCash',
    account: `09${String(Date.now()).slice(-9)}`,
    name: 'Ana Cruz',
    paymentPassword: PAYMENT_PASSWORD,
    loginPassword: password,
  };
  await withdraw.setPaymentPassword(payee);
  await withdraw.addAccount(payee);
};
