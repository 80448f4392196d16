/** What other areas may know of play: its tables to join and refer to, lists of bets, the wire's spelling of a game, a lottery's draw, and how a frame is opened and guarded. */
export { betRecords, toBet, toBetTotals } from './bets/bet-records.ts';
export { bets } from './bets/bets.tables.ts';
export { BONUS_LOSS } from './bets/bonus-loss.ts';
export { games, vendors } from './catalogue/catalogue.tables.ts';
export { findGame, gameOfVendor } from './catalogue/game.mapper.ts';
export { isShownTo } from './catalogue/game-list.ts';
export { crestUrl, heroUrl } from './catalogue/icon-urls.ts';
export { isOpen } from './catalogue/open-games.ts';
export { framePlaceOf, isSiteOrigin, SITE_QUERY } from './games/frame-place.ts';
export { guardFrame } from './games/frames.ts';
export { hurryTable } from './games/tables/hurry-table.ts';
export { hashTicket, newTicket } from './games/ticket.ts';
export { playLimits } from './limits/play-limits.tables.ts';
export { drawNow } from './lottery/draws/draw-now.ts';
export { playedGames } from './lottery/offer/played-games.ts';
export { playSessions } from './play-session/play-session.tables.ts';
