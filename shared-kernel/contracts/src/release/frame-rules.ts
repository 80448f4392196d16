import * as paths from '../wire/addresses.ts';
import type { FrameOptions } from './release.ts';

/** The pages without a bottom menu (browsing §2), letter by letter: activityInfo is not activity, agentRegister not agent. */
const WITHOUT_BOTTOM_MENU: readonly string[] = [
  paths.login,
  paths.register,
  paths.trial,
  paths.launchGame,
  paths.changePassword,
  paths.notice,
  paths.promotions,
  paths.forgotPassword,
  paths.service,
  paths.moreLottery,
  paths.userAgreement,
  paths.maintenance,
  paths.agentHome,
  paths.winners,
];

/** The pages from which back leads home, and not one step back (browsing §2; accounts §2, member centre). */
const BACK_TO_HOME: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.trial,
  paths.notice,
  paths.forgotPassword,
  paths.promotions,
  paths.memberCentre,
];

/** What a manifest says of the frame: bottom menu and back come from the specification unless a page must differ. */
export type FrameRequest = Omit<FrameOptions, 'back' | 'bottomMenu'> &
  Partial<Pick<FrameOptions, 'back' | 'bottomMenu'>>;

/** The frame of the page at a path, with what the specification rules filled in. */
export const frameOf = (path: string, request: FrameRequest): FrameOptions => ({
  back: BACK_TO_HOME.includes(path) ? 'home' : 'history',
  bottomMenu: !WITHOUT_BOTTOM_MENU.includes(path),
  ...request,
});
