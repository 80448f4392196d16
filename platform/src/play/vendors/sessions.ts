import { eq } from '../../database/orm.ts';
import { type LiveSession, readSessionByHash } from '../../identity/find-session.ts';
import { memberAccountOf, playableBalance } from '../../ledger/member-account.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import { findLaunch, type LaunchOptions } from '../launches/find-launch.ts';
import { takeTicket } from '../launches/ticket.ts';
import { vendorOf } from '../launches/vendor-of.ts';
import { shortestRoundOf } from '../limits/round-pace.ts';
import { playerOf } from './vendor-players.ts';
import { refusal, type WalletCall } from './wallet-call.ts';
import type { WalletCallName, WalletValue } from './wallet-protocol.ts';

interface VendorLaunch {
  readonly member: LiveSession['member'];
  readonly stored: StoredGame;
  readonly isFreePlay: boolean;
  readonly language: 'EN' | 'TY';
}

/** What a session plays at this vendor. Fails with `session.expired`, and while game, vendor or site is closed. */
export const openVendorLaunch = async (
  { platform, vendor, at }: Pick<WalletCall<WalletCallName>, 'platform' | 'vendor' | 'at'>,
  session: string,
  options?: LaunchOptions,
): Promise<VendorLaunch> => {
  const { stored, language, ...launch } = await findLaunch(platform, session, at, options);
  if (!stored || vendorOf(platform.config, stored)?.code !== vendor)
    throw refusal('session.expired', `This session is not one of ${vendor}.`);
  if (stored.isVendorClosed) throw refusal('game.unavailable', `The games of ${vendor} are closed.`);
  return { ...launch, stored, language: language ?? 'EN' };
};

const describe = async ({ platform, vendor }: WalletCall<WalletCallName>, { member, isFreePlay }: VendorLaunch) => {
  const account = memberAccountOf(member, isFreePlay);
  return {
    player: await playerOf(platform.playDb, vendor, member.id),
    currency: account.currency,
    balanceMinor: String(await playableBalance(platform.playDb, account)),
  };
};

/** A ticket for a session, once. */
export const authenticate = async (call: WalletCall<'authenticate'>): Promise<WalletValue<'authenticate'>> => {
  const { platform, vendor, ask, at } = call;
  const ofVendor = platform.playDb.select({ nodeId: games.nodeId }).from(games).where(eq(games.vendor, vendor));
  // What is refused has not used its ticket up. All is asked on this one connection.
  const { session, launch } = await platform.playDb.transaction(async (tx) => {
    const taken = await takeTicket(tx, ask.ticket, at, ofVendor);
    if (taken === undefined) throw refusal('session.expired', 'This ticket was used, is too old, or is none.');
    return { session: taken, launch: await openVendorLaunch(call, taken, { db: tx }) };
  });
  const { member, stored, isFreePlay, language } = launch;
  return {
    session,
    ...(await describe(call, launch)),
    brand: member.merchant,
    language,
    isFreePlay,
    game: { code: stored.gameCode, id: stored.gameId, name: stored.name, category: stored.category },
    shortestRoundMs: await shortestRoundOf(platform, member.merchant),
  };
};

/** What a session's player may play with now; asking keeps no session alive. */
export const balance = async (call: WalletCall<'balance'>): Promise<WalletValue<'balance'>> =>
  describe(call, await openVendorLaunch(call, call.ask.session, { findSession: readSessionByHash }));
