import type { Account, Control } from '../fixtures/control.ts';
import { type Brand, DEFAULT_BRAND } from '../fixtures/site.ts';

const PLAIN_MEMBER = 0;
const AGENT = 1;
/** ₱1,000.00 in minor units. */
export const START_BALANCE_MINOR = 100_000;

interface MemberAsk {
  readonly brand?: Brand;
  readonly upline?: Account;
  /** Minor units; START_BALANCE_MINOR unless said. */
  readonly balanceMinor?: number;
  /** Nothing else is answered until they have another password. */
  readonly mustChangePassword?: boolean;
}

/** A member of the test's own, with money. */
export const aMember = (control: Control, { brand = DEFAULT_BRAND, ...ask }: MemberAsk = {}): Promise<Account> =>
  control.createAccount({ brand, type: PLAIN_MEMBER, balanceMinor: START_BALANCE_MINOR, ...ask });

export const anAgent = (
  control: Control,
  { brand = DEFAULT_BRAND }: { readonly brand?: Brand } = {},
): Promise<Account> => control.createAccount({ brand, type: AGENT, balanceMinor: START_BALANCE_MINOR });

export interface Team {
  readonly agent: Account;
  readonly members: readonly [Account, ...Account[]];
}

/** An agent with so many members below; one unless said. */
export const aTeam = async (control: Control, size = 1): Promise<Team> => {
  const upline = await anAgent(control);
  const first = await aMember(control, { upline });
  const others = await Promise.all(Array.from({ length: size - 1 }, () => aMember(control, { upline })));
  return { agent: upline, members: [first, ...others] };
};

/** A member with an agent above. */
export const aTeamMember = async (
  control: Control,
  { brand = DEFAULT_BRAND }: { readonly brand?: Brand } = {},
): Promise<Account> => aMember(control, { brand, upline: await anAgent(control, { brand }) });

/** Accounts of the seed, in every brand (README): for looking at pages that are full. A test that changes something makes its own. */
const seeded =
  (username: string) =>
  (control: Control, { brand = DEFAULT_BRAND }: { readonly brand?: Brand } = {}): Promise<Account> =>
    control.seedAccount(username, brand);
export const seedsPlayer = seeded('juan_dc88');
export const seedsAgent = seeded('mara_agent');
