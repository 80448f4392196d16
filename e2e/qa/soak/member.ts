import { randomUUID } from 'node:crypto';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { PUSOY } from '../world/card-player.ts';
import { askFrame, type CatalogueGame, type OpenedFrame, openFrame } from '../world/frames.ts';
import { aPlayer, type Player } from '../world/players.ts';
import type { Asking, Reply } from './ask.ts';
import type { SoakWorld } from './soak-world.ts';

export const PAYMENT_PASSWORD = '274913';

/** One game of each kind of rounds. Those of one category's vendor share a table or a room. */
const GAMES = {
  slot: { category: 'RNG', vendor: 'PERLAS' },
  cascade: { category: 'RNG', vendor: 'OBRA' },
  wheel: { category: 'INHOUSE' },
  fish: { category: 'FISH' },
  table: { category: 'LIVE', vendor: 'GINTO' },
  sports: { category: 'SPORTS' },
  esports: { category: 'ESPORTS' },
  cockfight: { category: 'COCKFIGHT' },
  seat: PUSOY,
} as const satisfies Readonly<Record<string, CatalogueGame>>;
export type GameName = keyof typeof GAMES;

/** A member who may do everything, at either process. */
export interface Member {
  readonly username: string;
  /** Who gets what the member sends up; the first member has nobody. */
  readonly upline: string | undefined;
  readonly at: readonly [Player, Player];
  /** A bank account that the provider pays to, and one that it knows nothing of. */
  readonly card: string;
  readonly unknownCard: string;
  /** Every game is open. */
  readonly frames: Readonly<Record<GameName, OpenedFrame>>;
}

/** Before the first process is killed: a ticket whose answer is lost opens nothing any more. */
const openFrames = async (player: Player): Promise<Member['frames']> => {
  const open = async ([name, game]: [string, CatalogueGame]) => [name, await openFrame(player, game)] as const;
  return Object.fromEntries(await Promise.all(Object.entries(GAMES).map(open))) as Record<GameName, OpenedFrame>;
};

let accounts = 1_000;
/** Ten digits that nobody else has; with `0000` at its end it is one that the demo's provider refuses (`pay-out.ts`). */
const accountNumber = (end: string): string => {
  accounts += 1;
  return `20${accounts}${end}`;
};

const BRAND = 'tala';
/** An agent, who may send money up. */
const AGENT = 1;

export const aMember = async ({ platforms }: SoakWorld, upline?: string): Promise<Member> => {
  const above = upline === undefined ? {} : { upline: { brand: BRAND, username: upline, password: '' } as const };
  const player = await aPlayer({ platforms }, platforms[0].url, { type: AGENT, ...above });
  const { client, username, password } = player;
  const paymentPassword = PAYMENT_PASSWORD;
  await client.value(setPaymentPassword, { paymentPassword, confirmPaymentPassword: paymentPassword, password });
  const bind = async (account: string): Promise<string> =>
    (await client.value(addBankCard, { bankCode: 'BPI', account, payeeName: 'Ana Cruz', paymentPassword })).id;
  const card = await bind(accountNumber('0001'));
  const unknownCard = await bind(accountNumber('0000'));
  const frames = await openFrames(player);
  return { username, upline, at: [player, player.at(platforms[1].url)], card, unknownCard, frames };
};

/** A call of an open game's frame, whichever process is asked and however often. */
export const fromFrame = <Value = Readonly<Record<string, unknown>>>(
  { at: [first, second], frames }: Member,
  game: GameName,
  path: string,
  body?: object,
): Asking<Value> => {
  const { launch } = frames[game];
  const at = (player: Player) => async () => (await askFrame(player, launch, path, body)) as unknown as Reply<Value>;
  return [at(first), at(second)];
};

/** A call of the site under one key, whichever process is asked and however often. */
export const calling = <E extends AnyEndpoint>(
  { at: [first, second] }: Member,
  endpoint: E,
  input: InputOf<E>,
): Asking<ValueOf<E>> => {
  const key = { [HEADER.idempotencyKey]: randomUUID() };
  const at = (player: Player) => async () => {
    const { status, errorCode, value } = await player.client.call(endpoint, input, key);
    return { status, code: errorCode, value };
  };
  return [at(first), at(second)];
};
