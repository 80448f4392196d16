import { gameListLink, launchGameLink, loginLink, slotsCenterLink } from '@shared-kernel/contracts/system/paths';
import { allowsFreePlay } from './free-play.ts';
import { type LaunchTarget, LOBBY_CODE } from './launch-target.ts';
import { PRIZE_MODE_CODE, type PrizeMode } from './prize-mode.ts';

export interface LaunchContext {
  readonly prizeMode: PrizeMode;
  /** The page that leaving the game returns to. */
  readonly pageBack: string;
  readonly isSignedIn: boolean;
  /** Play money, where the game allows it (browsing §4). */
  readonly isFreePlay?: boolean;
}

/** `lottery`: a draw of the given prize mode. `lobby`: the vendor's own front page. `category`, `slots`: pages of ours. */
export type LaunchOutcome =
  | { readonly kind: 'lottery'; readonly prizeMode: PrizeMode; readonly playType: 'trad' | 'ent' }
  | { readonly kind: 'lobby'; readonly prizeMode?: PrizeMode }
  | { readonly kind: 'category' }
  | { readonly kind: 'slots' }
  | { readonly kind: 'generic' };

interface LaunchRule {
  readonly when: (target: LaunchTarget) => boolean;
  readonly outcome: (target: LaunchTarget, context: LaunchContext) => LaunchOutcome;
}

const isLobby = (target: LaunchTarget): boolean => target.gameCode === LOBBY_CODE;
const isVendor =
  (...vendors: readonly string[]) =>
  (target: LaunchTarget) =>
    vendors.includes(target.vendor);
const both =
  (...conditions: readonly LaunchRule['when'][]) =>
  (target: LaunchTarget) =>
    conditions.every((condition) => condition(target));

const hasPageOfOurs = (target: LaunchTarget): boolean => target.isGameH5 === 'VASSALAGE';
const isSlots = (target: LaunchTarget): boolean => target.category === 'RNG';

/**
 * Specification, browsing §4, 'Game launch': the first rule that holds. TCG_LOTTO_VN and TCG_SEA are said both to
 * open the lobby and to start a launch: the lobby when the game's code is the default one, else the launch.
 */
const LAUNCH_RULES: readonly LaunchRule[] = [
  { when: both(isVendor('TCG_LOTTO_VN'), isLobby), outcome: () => ({ kind: 'lobby' }) },
  { when: both(isVendor('TCG_SEA'), isLobby), outcome: () => ({ kind: 'lobby', prizeMode: 'SEA' }) },
  { when: isVendor('TCG_SEA'), outcome: ({ playType }) => ({ kind: 'lottery', prizeMode: 'SEA', playType }) },
  {
    when: isVendor('TCG_LOTTO_VN', 'LOTT', 'ELOTT'),
    outcome: ({ playType }, { prizeMode }) => ({ kind: 'lottery', prizeMode, playType }),
  },
  { when: both(hasPageOfOurs, isSlots), outcome: () => ({ kind: 'slots' }) },
  { when: hasPageOfOurs, outcome: () => ({ kind: 'category' }) },
];

/** What a tap on a game, a vendor or a match does. */
export const launchOutcome = (target: LaunchTarget, context: LaunchContext): LaunchOutcome =>
  LAUNCH_RULES.find(({ when }) => when(target))?.outcome(target, context) ?? { kind: 'generic' };

/** A page of ours with a vendor's games, for whoever may launch one. */
const pageOfVendor = (kind: 'category' | 'slots', { vendor, category }: LaunchTarget): string =>
  kind === 'slots' ? slotsCenterLink(vendor) : gameListLink({ category, vendor });

/**
 * The same as an address. Without a session every launch goes to /m/login first (browsing §4): pages of ours by this link,
 * the launcher by its own access rule.
 */
export const launchLink = (target: LaunchTarget, context: LaunchContext): string => {
  const outcome = launchOutcome(target, context);
  if (outcome.kind === 'slots' || outcome.kind === 'category') {
    const page = pageOfVendor(outcome.kind, target);
    return context.isSignedIn ? page : loginLink(page);
  }
  return launchGameLink({
    vendor: target.vendor,
    gameId: target.gameId,
    nodeId: target.nodeId,
    supportPlay: target.supportPlay,
    code: outcome.kind === 'lobby' ? LOBBY_CODE : target.gameCode,
    pageBack: context.pageBack,
    isFreePlay: context.isFreePlay === true && allowsFreePlay(target),
    ...(outcome.kind === 'lottery' ? { playType: outcome.playType } : {}),
    ...('prizeMode' in outcome && outcome.prizeMode !== undefined
      ? { prizeMode: PRIZE_MODE_CODE[outcome.prizeMode] }
      : {}),
  });
};
