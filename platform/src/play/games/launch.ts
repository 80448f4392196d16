import type { ParsedInputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import type { launchGame } from 'shared-kernel/contracts/play';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { ensurePlayMoney } from '../../ledger/member-account.ts';
import { addRecentGame } from '../catalogue/collections.ts';
import { findGame, type StoredGame, toWireGame } from '../catalogue/game.mapper.ts';
import { isVendorOpen } from '../catalogue/vendor-tiles.ts';
import { launches } from './games.tables.ts';
import { demoGameOf } from './registry.ts';

type Launch = typeof launchGame;

const LAUNCH_LIFE_MS = 4 * 60 * 60 * 1000;
const FREE_PLAY_ALLOWED = 0;
/** What a launch names when it means the vendor's front page (browsing §3, gameCode). */
const LOBBY_CODE = 'lobby';

const findPlayable = async ({ platform, merchant, input }: MemberCall<ParsedInputOf<Launch>>): Promise<StoredGame> => {
  const game = await findGame(platform.db, input.nodeId);
  if (!game || merchant.hiddenCategories.includes(game.category)) {
    throw new PlatformError('not.found', `There is no game ${input.nodeId}.`);
  }
  if (input.code !== undefined && input.code !== LOBBY_CODE && input.code !== game.gameCode) {
    throw new PlatformError('request.invalid', `Game ${input.nodeId} has no code ${input.code}.`);
  }
  if (!demoGameOf(game) || !(await isVendorOpen(platform.db, game.vendor))) {
    throw new PlatformError<Launch>('game.unavailable', `${game.name} cannot be played now.`);
  }
  return game;
};

/** A launch token opens one game on one account, and dies with the session that asked for it. */
export const launch = async (call: MemberCall<ParsedInputOf<Launch>>): Promise<ValueOf<Launch>> => {
  const { platform, session, input, now } = call;
  const { member } = session;
  const game = await findPlayable(call);
  const isFreePlay = input.isFreePlay === true || member.isTrial;
  if (isFreePlay && !member.isTrial && game.supportPlay !== FREE_PLAY_ALLOWED) {
    throw new PlatformError<Launch>('game.unavailable', `${game.name} has no free play.`);
  }
  const token = newToken();
  await platform.db.transaction(async (tx) => {
    if (isFreePlay) await ensurePlayMoney(tx, { memberId: member.id, merchant: member.merchant }, now);
    await tx.insert(launches).values({
      tokenHash: hashToken(token),
      sessionHash: session.tokenHash,
      memberId: member.id,
      nodeId: game.nodeId,
      isFreePlay,
      expiresAt: new Date(now.getTime() + LAUNCH_LIFE_MS),
    });
    await addRecentGame(tx, member.id, game.nodeId, now);
  });
  const { prize_mode, playType } = input;
  const query = new URLSearchParams({
    launch: token,
    lang: input.language ?? call.language,
    ...(prize_mode === undefined ? {} : { prize_mode }),
    ...(playType === undefined ? {} : { playType }),
  });
  return { url: `/wps/play/${encodeURIComponent(game.gameCode)}?${query}`, game: toWireGame(game), isFreePlay };
};
