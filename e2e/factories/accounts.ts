import type { Account, Control } from '../fixtures/control.ts';
import { type Brand, DEFAULT_BRAND } from '../fixtures/site.ts';

const PLAIN_MEMBER = 0;
const AGENT = 1;
/** ₱1,000.00 in minor units. */
export const START_BALANCE_MINOR = 100_000;

interface MemberAsk {
  readonly brand?: Brand;
  readonly upline?: Account;
}

/** A member of the test's own, with money. */
export const aMember = (control: Control, { brand = DEFAULT_BRAND, ...ask }: MemberAsk = {}): Promise<Account> =>
  control.createAccount({ brand, type: PLAIN_MEMBER, balanceMinor: START_BALANCE_MINOR, ...ask });

export const anAgent = (
  control: Control,
  { brand = DEFAULT_BRAND }: { readonly brand?: Brand } = {},
): Promise<Account> => control.createAccount({ brand, type: AGENT, balanceMinor: START_BALANCE_MINOR });

/** An agent with one member below. */
export const aTeam = async (control: Control): Promise<{ readonly agent: Account; readonly member: Account }> => {
  const agent = await anAgent(control);
  return { agent, member: await aMember(control, { upline: agent }) };
};

/** Accounts of the seed, in every brand (README): for looking at pages that are full. A test that changes something makes its own. */
const seeded =
  (username: string) =>
  async (_: Control, { brand = DEFAULT_BRAND }: { readonly brand?: Brand } = {}): Promise<Account> => ({
    brand,
    username,
    password: 'Lantern-2026',
  });
export const theSeedsPlayer = seeded('juan_dc88');
export const theSeedsAgent = seeded('mara_agent');
