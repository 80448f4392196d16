import { aMember } from '../factories/accounts.ts';
import { aPaidDeposit } from '../factories/deposits.ts';
import type { Account, Control } from '../fixtures/control.ts';

export const DEPOSIT_MINOR = 50_000;
/** With it and a deposit a member is active; five of them make a dividend. */
export const STAKE_MINOR = 100_000;
const OTHERS = 4;
export const ACTIVE_MEMBERS = OTHERS + 1;
/** 30 % from five active members on. */
export const TIERS = `1000 ${ACTIVE_MEMBERS} 30`;

/** A member below who has deposited, and others: all of them have lost a stake, enough for the agent's dividend. */
export const loseTogether = async (control: Control, agent: Account, member: Account): Promise<void> => {
  for (let place = 0; place < OTHERS; place += 1) {
    const other = await aMember(control, { upline: agent, balanceMinor: 0 });
    await aPaidDeposit(control, other, DEPOSIT_MINOR);
    await control.settleBet(other, STAKE_MINOR, 0);
  }
  await control.settleBet(member, STAKE_MINOR, 0);
};
