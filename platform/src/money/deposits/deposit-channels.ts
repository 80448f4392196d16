import type { DEPOSIT_METHODS } from 'shared-kernel/contracts/deposits';

export interface ChannelLook {
  readonly method: (typeof DEPOSIT_METHODS)[number];
  /** As its owner writes it, in every language. */
  readonly name: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly hasQr: boolean;
  readonly minutes: number;
}

const PAYEE = 'TALA SERVICES INC';

/** How each channel takes money; what it takes is the merchant's to say (`deposit_channels`). */
const LOOKS: Readonly<Record<string, ChannelLook>> = {
  GCASH: {
    method: 'EWALLET',
    name: 'GCash',
    accountName: PAYEE,
    accountNumber: '0917 555 0188',
    hasQr: true,
    minutes: 1,
  },
  MAYA: {
    method: 'EWALLET',
    name: 'Maya',
    accountName: PAYEE,
    accountNumber: '0918 555 0142',
    hasQr: true,
    minutes: 1,
  },
  QRPH: { method: 'QR', name: 'QR Ph', accountName: PAYEE, accountNumber: '0917 555 0188', hasQr: true, minutes: 2 },
  BANK: {
    method: 'BANK',
    name: 'InstaPay',
    accountName: PAYEE,
    accountNumber: '0012 3400 5678',
    hasQr: false,
    minutes: 5,
  },
};

/** What only the operator's staff may use has no method of its own. */
const BY_STAFF: ChannelLook = {
  method: 'BANK',
  name: '',
  accountName: PAYEE,
  accountNumber: '',
  hasQr: false,
  minutes: 0,
};

export const lookOf = (channel: string): ChannelLook => LOOKS[channel] ?? { ...BY_STAFF, name: channel };

/** Minor units, of which a channel offers those that it takes. */
export const QUICK_AMOUNTS = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n] as const;
