import type { Schema } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS } from '@shared-kernel/contracts/system/excluded';
import { PLAY_LIMIT_ERRORS } from '@shared-kernel/contracts/system/play-limit-errors';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import type { Endpoint } from '@shared-kernel/contracts/wire/endpoint';
import { z } from 'zod';

/** Minor units in decimal digits, to 9,999,999,999.99: JSON has no whole number that is sure to arrive. */
const amountMinor = z.string().regex(/^[1-9]\d{0,11}$/);
const balanceMinor = z.string().regex(/^\d{1,18}$/);
/** A number of the vendor's own. */
const id = z.string().regex(/^[\w.:-]{1,64}$/);
const token = z.string().min(1).max(100);
const currency = z.string().regex(/^[A-Z]{3,4}$/);

const ofPlayer = { player: id, roundId: id };
const money = { transactionId: id, ...ofPlayer, amountMinor, currency };

/** What a call that moves money answers with: our number of the bet, and what may be played with after it. */
const moved = z.object({ betNo: z.string(), balanceMinor });

const SESSION_ERRORS = { 'game.unavailable': 409 };
const PLAYER_ERRORS = { 'player.unknown': 404 };
const ROUND_ERRORS = { ...PLAYER_ERRORS, 'currency.wrong': 409, 'round.closed': 409 };

/** The calls of a vendor's server, by the last part of their path: `POST /vendors/<vendor>/<call>`, signed. */
export const WALLET_CALLS = {
  authenticate: {
    summary: 'Change the ticket of a launch for a session, once',
    input: z.object({ ticket: token }),
    value: z.object({
      /** For `balance` and `bet` until the player leaves the site: four hours at most. */
      session: token,
      /** Whom the vendor knows; the same in every launch. */
      player: id,
      brand: z.string(),
      currency,
      balanceMinor,
      language: z.enum(LANGUAGES),
      isFreePlay: z.boolean(),
      game: z.object({ code: z.string(), id: z.string(), name: z.string(), category: z.string() }),
      /** A bet comes no sooner than this after the player's last other round began, in whatever game: in ms. */
      shortestRoundMs: z.int(),
    }),
    errors: SESSION_ERRORS,
    example: { ticket: 'kV3mH0x2pWbq7yT1cZs9dA4eRfGuJnLo5iX8vBwQkMs' },
  },
  balance: {
    summary: 'What may be played with now',
    input: z.object({ session: token }),
    value: z.object({ player: id, currency, balanceMinor }),
    errors: SESSION_ERRORS,
    example: { session: 'Wm2x9Qe7RtYu1iOp4As6dFgHjKl8zXcVbN0mQwErTyU' },
  },
  bet: {
    summary: 'Take a stake, whole or not at all',
    input: z.object({ session: token, ...money }),
    value: moved,
    errors: {
      ...SESSION_ERRORS,
      ...ROUND_ERRORS,
      ...EXCLUSION_ERRORS,
      ...PLAY_LIMIT_ERRORS,
      'bet.cancelled': 409,
    },
    example: {
      session: 'Wm2x9Qe7RtYu1iOp4As6dFgHjKl8zXcVbN0mQwErTyU',
      transactionId: 'b-1001',
      player: 'p-7f3a9c',
      roundId: 'r-501',
      amountMinor: '500',
      currency: 'PHP',
    },
  },
  win: {
    summary: 'Pay all that a round wins; its bets are settled',
    input: z.object(money),
    value: moved,
    errors: { ...ROUND_ERRORS, 'round.unknown': 404, 'round.cancelled': 409 },
    example: { transactionId: 'w-1002', player: 'p-7f3a9c', roundId: 'r-501', amountMinor: '1250', currency: 'PHP' },
  },
  cancel: {
    summary: 'Give a stake back; a bet that comes after it is refused',
    input: z.object({ transactionId: id, ...ofPlayer }),
    /** Without a bet's number: there was none. */
    value: z.object({ betNo: z.string().nullable(), balanceMinor }),
    errors: { ...PLAYER_ERRORS, 'round.closed': 409 },
    example: { transactionId: 'b-1001', player: 'p-7f3a9c', roundId: 'r-501' },
  },
  'round-closed': {
    summary: 'Nothing follows in a round: what is still open of it has lost',
    input: z.object(ofPlayer),
    value: z.object({ balanceMinor }),
    errors: { ...PLAYER_ERRORS, 'round.unknown': 404 },
    example: { player: 'p-7f3a9c', roundId: 'r-501' },
  },
} as const;

/** The codes of every call beside `ERROR_STATUS`: not signed by this vendor within five minutes, or heard before. */
export const SIGNATURE_ERRORS = { 'signature.invalid': 401, 'signature.replayed': 409 } as const;

export type WalletCallName = keyof typeof WALLET_CALLS;
export type WalletAsk<Name extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[Name]['input']>;
export type WalletValue<Name extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[Name]['value']>;

export const isWalletCall = (name: string): name is WalletCallName => Object.hasOwn(WALLET_CALLS, name);

/** Where a call stands on the platform's own port, which no site leads to. */
export const walletPath = (vendor: string, call: string): string => `/vendors/${vendor}/${call}`;

type ErrorsOf<Name extends WalletCallName> = (typeof WALLET_CALLS)[Name]['errors'];
type WalletErrors = typeof SIGNATURE_ERRORS &
  ErrorsOf<'authenticate'> &
  ErrorsOf<'bet'> &
  ErrorsOf<'win'> &
  ErrorsOf<'cancel'>;

/** All that a wallet call may be refused with, as errors name it. */
export type WalletEndpoint = Endpoint<Schema, Schema, WalletErrors>;
