import type { launchGame } from '@shared-kernel/contracts/browse/play';
import { pageOfSite } from '@shared-kernel/contracts/system/paths';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import { ensurePlayMoney } from '../../ledger/member-account.ts';
import { log } from '../../log/log.ts';
import { addRecentGame } from '../catalogue/collections.ts';
import { findGame, type StoredGame, toWireGame } from '../catalogue/game.mapper.ts';
import { isOpen } from '../catalogue/open-games.ts';
import { launches } from '../launches/launches.tables.ts';
import { newTicket } from '../launches/ticket.ts';
import { vendorOf } from '../launches/vendor-of.ts';
import { pageOfLottery } from '../lottery/lottery-page.ts';
import { bookCategoryOf } from './book/book-categories.ts';
import { isMatchId } from './book/fixtures.ts';
import { isSiteOrigin, SITE_QUERY } from './frame-place.ts';

type Launch = typeof launchGame;
type LaunchCall = MemberCall<ParsedInputOf<Launch>>;

const FREE_PLAY_ALLOWED = 0;
/** What a launch names when it means the vendor's front page (browsing §3, gameCode). */
const LOBBY_CODE = 'lobby';

const findPlayable = async ({ platform, merchant, input }: LaunchCall): Promise<StoredGame> => {
  const game = await findGame(platform.db, input.nodeId);
  if (!game || merchant.hiddenCategories.includes(game.category)) {
    throw new PlatformError('not.found', `There is no game ${input.nodeId}.`);
  }
  if (input.code !== undefined && input.code !== LOBBY_CODE && input.code !== game.gameCode) {
    throw new PlatformError('request.invalid', `Game ${input.nodeId} has no code ${input.code}.`);
  }
  if (!isOpen(game)) {
    throw new PlatformError<Launch>('game.unavailable', `${game.name} cannot be played now.`);
  }
  return game;
};

/** What every launch leaves behind: the game among those played last, and a line of the audit. */
const remember = async (tx: Transaction, { session, now }: LaunchCall, nodeId: string, isFreePlay: boolean) => {
  const { id: memberId, merchant } = session.member;
  await addRecentGame(tx, memberId, nodeId, now);
  await audit(tx, { event: 'game.launched', at: now, merchant, memberId, details: { nodeId, isFreePlay } });
};

/** A lottery is no game for a frame: its page takes the orders. A trial account orders with play money, a member with the wallet only. */
const launchPage = async (call: LaunchCall, game: StoredGame, page: string): Promise<ValueOf<Launch>> => {
  const { isTrial } = call.session.member;
  if (call.input.isFreePlay === true && !isTrial) {
    throw new PlatformError<Launch>('game.unavailable', `${game.name} has no free play.`);
  }
  await call.platform.playDb.transaction((tx) => remember(tx, call, game.nodeId, isTrial));
  return { url: page, page, game: toWireGame(game), isFreePlay: isTrial };
};

/** Where the frame is, at the vendor's or at ours, for the site that asks. A site that nobody has registered cannot hold one: it is told, and so is the log. */
const placeFor = async ({ platform, siteOrigin }: LaunchCall, game: StoredGame) => {
  const { gamesOrigin } = platform.config;
  const vendor = vendorOf(platform.config, game);
  const base = vendor?.url ?? `${gamesOrigin ?? ''}/wps/play`;
  const isKnown = gamesOrigin === undefined || (await isSiteOrigin(platform, siteOrigin));
  if (isKnown) return { base, site: vendor || gamesOrigin !== undefined ? { [SITE_QUERY]: siteOrigin } : {} };
  log({ level: 'warn', event: 'launch.site-unknown', site: siteOrigin });
  throw new PlatformError<Launch>('game.unavailable', `Games do not know the site ${siteOrigin}.`);
};

/** A game is never told to lead its player to another site. */
const refuseOtherSites = (pageBack: string | undefined): void => {
  if (pageBack === undefined || pageOfSite(pageBack) === pageBack) return;
  throw new PlatformError('request.invalid', `"${pageBack}" is no page of the site.`);
};

/**
 * A launch opens one game on one account, and dies with the session that asked for it. Its address names a ticket after the `#`,
 * which no log, proxy or referrer sees.
 */
export const launch = async (call: LaunchCall): Promise<ValueOf<Launch>> => {
  const { platform, session, input, now } = call;
  const { member } = session;
  refuseOtherSites(input.pageBack);
  await refuseWhileExcluded(platform.playDb, member.id, now);
  const game = await findPlayable(call);
  const page = pageOfLottery(game, input);
  if (page !== undefined) return launchPage(call, game, page);
  const isFreePlay = input.isFreePlay === true || member.isTrial;
  if (isFreePlay && !member.isTrial && game.supportPlay !== FREE_PLAY_ALLOWED) {
    throw new PlatformError<Launch>('game.unavailable', `${game.name} has no free play.`);
  }
  const { base, site } = await placeFor(call, game);
  const { ticket, row } = newTicket(now);
  await platform.playDb.transaction(async (tx) => {
    if (isFreePlay) await ensurePlayMoney(tx, { memberId: member.id, merchant: member.merchant }, now);
    await tx.insert(launches).values({
      ...row,
      sessionHash: session.tokenHash,
      memberId: member.id,
      nodeId: game.nodeId,
      isFreePlay,
      language: call.language,
    });
    await remember(tx, call, game.nodeId, isFreePlay);
  });
  const { prize_mode, playType, pageBack } = input;
  // A match is the room of its game (browsing §2, hot-match ticker).
  const isMatch = bookCategoryOf(game.category) !== undefined && isMatchId(input.gameId);
  const query = new URLSearchParams({
    lang: call.language,
    ...(prize_mode === undefined ? {} : { prize_mode }),
    ...(playType === undefined ? {} : { playType }),
    ...(pageBack === undefined ? {} : { pageBack }),
    ...(isMatch ? { match: input.gameId } : {}),
    ...(input.isBalanceHidden === true ? { hidden: 'balance' } : {}),
    ...site,
  });
  // A vendor's front page is no game's own name.
  const name = game.gameCode === LOBBY_CODE ? game.gameId : game.gameCode;
  const url = `${base}/${encodeURIComponent(name)}?${query}#launch=${ticket}`;
  return { url, game: toWireGame(game), isFreePlay };
};
