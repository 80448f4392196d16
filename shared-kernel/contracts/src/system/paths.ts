import * as paths from '../wire/addresses.ts';
import { pageOfSite, withQuery } from '../wire/page-of-site.ts';
import type { GameCategory } from './values.ts';

export * as paths from '../wire/addresses.ts';
export { pageOfSite, withQuery } from '../wire/page-of-site.ts';
export { type LaunchParams, launchGameLink, type PrizeModeCode, readLaunchParams } from './launch-link.ts';
export {
  type LotteryParams,
  lotteryLink,
  moreLotteryLink,
  readLotteryParams,
  readPrizeMode,
  startLotteryLink,
} from './lottery-link.ts';

/** Other addresses of three pages (browsing §2; accounts §2). */
export const HOME_ALIASES = ['/', '/m', '/m/index', '/m/index.html'] as const;
export const REGISTER_ALIASES = ['/register.html', '/m/register.html'] as const;
export const MEMBER_CENTRE_ALIASES = [paths.mine] as const;

/** The query parameter that says where a visitor wanted to go before logging in. */
export const BACK_PARAMETER = 'back';

/** The login page, coming back to `back` afterwards where that is a page of this site. */
export const loginLink = (back?: string): string => withQuery(paths.login, { [BACK_PARAMETER]: pageOfSite(back) });

/** The registration page, likewise. */
export const registerLink = (back?: string): string =>
  withQuery(paths.register, { [BACK_PARAMETER]: pageOfSite(back) });

/** Where the password is changed, coming back to `back` afterwards. */
export const changePasswordLink = (back?: string): string =>
  withQuery(paths.changePassword, { [BACK_PARAMETER]: pageOfSite(back) });

/** Where a forgotten password is set anew, or a first one by the number, coming back to `back` afterwards. */
export const forgotPasswordLink = (back?: string): string =>
  withQuery(paths.forgotPassword, { [BACK_PARAMETER]: pageOfSite(back) });

/** The pages by which one comes in: nobody goes back to them once signed in. */
const ENTRANCES: readonly (string | undefined)[] = [paths.login, paths.register, ...REGISTER_ALIASES];

/** Where to go after login: the page that the query names, home where it names none, or an entrance. */
export const pageAfterLogin = (query: URLSearchParams): string => {
  const page = pageOfSite(query.get(BACK_PARAMETER));
  return page === undefined || ENTRANCES.includes(page.split(/[?#]/)[0]) ? paths.home : page;
};

interface GamesOf {
  readonly category: GameCategory;
  readonly vendor?: string;
}

/** The game list of a category, or of one vendor in it (browsing §2, game list screen). */
export const gameListLink = ({ category, vendor }: GamesOf): string =>
  withQuery(paths.gameList, { gameType: category, ...(vendor !== undefined && { vassalage: vendor }) });

/** The vendors of one category. */
export const gameCenterLink = (category: GameCategory): string => withQuery(paths.gameCenter, { gameType: category });

/** The slots of one vendor. */
export const slotsCenterLink = (vendor: string): string => withQuery(paths.slotsCenter, { vassalage: vendor });

/** An article of the help centre: `i` is its index, from 0 (browsing §2, help centre). */
export const helpLink = (index: number): string => withQuery(paths.helpDetail, { i: String(index) });

/** One announcement, open in the list. */
export const noticeLink = (id: string): string => withQuery(paths.notice, { id });

/** What a promotion is and who may join. */
export const promotionLink = (id: string): string => withQuery(paths.promotion, { id });

/** The agent's own view of the account record and of announcements (accounts §2, agent home). */
const AGENT_TYPES = { types: 'A' } as const;
export const agentAccountRecordLink = (): string => withQuery(paths.accountRecord, AGENT_TYPES);
export const agentNoticesLink = (): string => withQuery(paths.agentNotices, AGENT_TYPES);

/** A member's own registration link: whoever registers through it is their recommendation (`recommenderId`, accounts §3). */
export const referralLink = (origin: string, memberId: string): string =>
  origin + withQuery(paths.register, { recommenderId: memberId });

/** An affiliate's registration link; where both stand in one address, the affiliate's counts. */
export const affiliateLink = (origin: string, affiliateCode: string, domain: string): string =>
  origin + withQuery(paths.register, { affiliateCode, domain });

/** Who sent a visitor to the registration page, by its query. */
export type Referrer =
  | { readonly kind: 'affiliate'; readonly affiliateCode: string; readonly domain: string }
  | { readonly kind: 'member'; readonly recommenderId: string }
  | { readonly kind: 'none' };

export const readReferrer = (query: URLSearchParams): Referrer => {
  const affiliateCode = query.get('affiliateCode') ?? '';
  if (affiliateCode !== '') return { kind: 'affiliate', affiliateCode, domain: query.get('domain') ?? '' };
  const recommenderId = query.get('recommenderId') ?? '';
  return recommenderId === '' ? { kind: 'none' } : { kind: 'member', recommenderId };
};
