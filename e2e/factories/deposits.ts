import type { Account, Control } from '../fixtures/control.ts';

export interface Deposit {
  readonly orderNo: string;
  readonly amountMinor: number;
}

/** ₱500.00 in minor units: more than any channel asks at least. */
const AMOUNT_MINOR = 50_000;

/** An order that waits for its payment. */
export const aDeposit = async (control: Control, account: Account, amountMinor = AMOUNT_MINOR): Promise<Deposit> => ({
  orderNo: await control.openDeposit(account, amountMinor),
  amountMinor,
});

/** An order whose money has come: it is in the balance. */
export const aPaidDeposit = async (control: Control, account: Account, amountMinor?: number): Promise<Deposit> => {
  const deposit = await aDeposit(control, account, amountMinor);
  await control.payDeposit(deposit.orderNo, deposit.amountMinor);
  return deposit;
};
