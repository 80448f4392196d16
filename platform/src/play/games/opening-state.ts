import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { memberAccountOf, playableBalance } from '../../ledger/member-account.ts';
import { gameIconUrl } from '../catalogue/icon-urls.ts';
import { takeTicket } from '../launches/ticket.ts';
import { shortestRoundOf } from '../limits/round-pace.ts';
import { ensureSeeds } from '../seeds/member-seeds.ts';
import type { GameState, OpenedGame } from './framework.ts';
import { type OpenedLaunch, openLaunch } from './opened-launch.ts';

const describe = async (platform: Platform, opened: OpenedLaunch): Promise<GameState> => {
  const { member, stored, playable, isFreePlay } = opened;
  const table = playable.game.shared?.tableFor(stored) ?? null;
  const room = playable.game.seated?.roomFor(stored) ?? null;
  return {
    gameCode: stored.gameCode,
    nodeId: stored.nodeId,
    title: stored.name,
    vendorName: stored.vendorName,
    vendorHue: stored.vendorHue,
    iconUrl: gameIconUrl(stored),
    currency: member.currency,
    isFreePlay,
    stakes: table?.chips ?? (room ? [room.stakeMinor] : playable.game.stakes),
    balanceMinor: Number(await playableBalance(platform.db, memberAccountOf(member, isFreePlay))),
    shortestRoundMs: await shortestRoundOf(platform, member.merchant),
    rules: playable.game.rules ?? null,
    table,
    room,
    theme:
      playable.game.theme?.({
        gameId: stored.gameId,
        vendor: stored.vendor,
        category: stored.category,
        vendorHue: stored.vendorHue,
        title: stored.name,
      }) ?? null,
  };
};

/** What a frame shows, by its launch token. Fails with `session.expired` once the launch has ended. */
export const stateOf = async (platform: Platform, launch: string | undefined, now: Date): Promise<GameState> =>
  describe(platform, await openLaunch(platform, launch, now));

/** The launch token for an address's ticket, and what the frame shows: once. Fails with `session.expired` the second time. */
export const openGame = async (platform: Platform, ticket: string | undefined, now: Date): Promise<OpenedGame> => {
  // What is refused has not used its ticket up.
  const { launch, opened } = await platform.playDb.transaction(async (tx) => {
    const taken = await takeTicket(tx, ticket, now);
    if (taken === undefined) {
      const message = 'This address opened its game before, or is too old: launch it again.';
      throw new PlatformError('session.expired', message);
    }
    return { launch: taken, opened: await openLaunch(platform, taken, now, { db: tx }) };
  });
  await ensureSeeds(platform.db, opened.member.id, platform.config.wrappingKeys);
  return { launch, state: await describe(platform, opened) };
};
