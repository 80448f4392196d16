/** What `npm start` prints. The same accounts exist in every brand. */
export const DEMO_PASSWORD = 'Lantern-2026';

export interface DemoAccount {
  readonly username: string;
  /** Member type of the specification: 0 is a plain member, 1 an agent. */
  readonly type: number;
  readonly about: string;
  /** Minor units, exact after seeding. */
  readonly balanceMinor: bigint;
  readonly vipLevel: number;
  readonly memberForDays: number;
}

export const JUAN: DemoAccount = {
  username: 'juan_dc88',
  type: 0,
  about: 'member, plays under mara_agent',
  balanceMinor: 1_248_050n,
  vipLevel: 3,
  memberForDays: 128,
};

export const MARA: DemoAccount = {
  username: 'mara_agent',
  type: 1,
  about: 'agent with a downline of three levels',
  balanceMinor: 38_412_075n,
  vipLevel: 5,
  memberForDays: 512,
};

export const LIZA: DemoAccount = {
  username: 'liza_solo',
  type: 0,
  about: 'member without an upline',
  balanceMinor: 235_000n,
  vipLevel: 1,
  memberForDays: 40,
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [JUAN, MARA, LIZA];
