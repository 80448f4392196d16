import { randomUUID } from 'node:crypto';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { DEMO } from '../../demo/src/demo.ts';
import { createApp } from '../app.ts';
import { requestText, signedHeaders } from '../http/keys/signed-message.ts';
import type { WalletAsk, WalletCallName, WalletValue } from '../play/vendors/wallet-protocol.ts';
import { launchAsk, ticketOf } from './open-game.ts';
import { createClient, type TestClient } from './test-client.ts';
import { TEST_CONFIG } from './test-config.ts';
import type { TestPlatform } from './test-platform.ts';

const keyOf = (text: string): string => Buffer.alloc(32, text).toString('base64');

/** Two vendors of the catalogue, each with a game of its own. */
export const VENDORS = {
  SIYAM: { key: keyOf('siyam'), node: '100004' },
  OBRA: { key: keyOf('obra'), node: '100003' },
} as const;
type VendorCode = keyof typeof VENDORS;

export interface WalletAnswerOf<Name extends WalletCallName> {
  readonly status: number;
  readonly errorCode?: string;
  readonly value: WalletValue<Name>;
}

interface SendOptions {
  readonly vendor?: VendorCode;
  readonly key?: string;
  readonly at?: Date;
  readonly id?: string;
}

/** A platform that these vendors work for, on the database of another; `shortestRoundMs`: its pace. */
export const openVendors = ({ database, member }: TestPlatform, config: Partial<typeof TEST_CONFIG> = {}) => {
  const gameVendors = Object.entries(VENDORS).map(([code, { key }]) => ({
    code,
    url: `https://${code.toLowerCase()}.example/play`,
    keys: [key],
    categories: ['RNG'] as const,
  }));
  const api = createApp(database, { ...TEST_CONFIG, gameVendors, ...config }, DEMO.additions);

  /** Any text under a signature. */
  const send = async (path: string, body: string, options: SendOptions = {}) => {
    const { vendor = 'SIYAM', key = VENDORS[vendor].key, at = new Date(), id = randomUUID() } = options;
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeaders(key, requestText('POST', path, body), at, id),
    };
    const response = await api.app.request(path, { method: 'POST', body, headers });
    return { status: response.status, ...((await response.json()) as { errorCode?: string; value: never }) };
  };
  const call = <Name extends WalletCallName>(
    name: Name,
    ask: WalletAsk<Name>,
    options: SendOptions = {},
  ): Promise<WalletAnswerOf<Name>> =>
    send(`/vendors/${options.vendor ?? 'SIYAM'}/${name}`, JSON.stringify(ask), options);

  const launch = async (browser: TestClient, { vendor = 'SIYAM', isFreePlay = false } = {} as LaunchOptions) =>
    ticketOf((await browser.value(launchGame, launchAsk(VENDORS[vendor].node, isFreePlay))).url);

  /** A member who has a vendor's game open. */
  const player = async (balanceMinor = 10_000, options: LaunchOptions = {}) => {
    const { id, username, password } = await member({ balanceMinor });
    const browser = createClient(api.app, 'tala');
    await browser.logIn(username, password);
    const ticket = await launch(browser, options);
    const { value } = await call('authenticate', { ticket }, options);
    const { session, player: name, currency } = value;
    const { vendor = 'SIYAM' } = options;
    return {
      id,
      browser,
      opened: value,
      session,
      name,
      bet: (transactionId: string, roundId: string, amountMinor: number, more: Partial<WalletAsk<'bet'>> = {}) => {
        const ask = { session, transactionId, player: name, roundId, amountMinor: String(amountMinor), currency };
        return call('bet', { ...ask, ...more }, { vendor });
      },
      win: (transactionId: string, roundId: string, amountMinor: number, more: Partial<WalletAsk<'win'>> = {}) => {
        const ask = { transactionId, player: name, roundId, amountMinor: String(amountMinor), currency };
        return call('win', { ...ask, ...more }, { vendor });
      },
      cancel: (transactionId: string, roundId: string, more: Partial<WalletAsk<'cancel'>> = {}) =>
        call('cancel', { transactionId, player: name, roundId, ...more }, { vendor }),
      close: (roundId: string) => call('round-closed', { player: name, roundId }, { vendor }),
      balance: async () => (await call('balance', { session }, { vendor })).value?.balanceMinor,
    };
  };
  return { api, send, call, launch, player };
};

interface LaunchOptions {
  readonly vendor?: VendorCode;
  readonly isFreePlay?: boolean;
}
export type OpenVendors = ReturnType<typeof openVendors>;
