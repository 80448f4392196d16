import { paths } from '@shared-kernel/contracts/system/paths';
import { shownPath } from 'shared-kernel/host/router';
import { isBusy } from 'shared-kernel/unsaved-changes';

/** What is played or drawn there would be lost, though nobody holds it. */
const IN_PLAY: readonly string[] = [paths.launchGame, paths.startLottery, paths.redRain];

/** Whether a page is one on which the player is in the middle of something from its first moment on. */
export const isInPlay = (pathname: string): boolean => IN_PLAY.includes(pathname);

/** Whether the site may load the page anew by itself: the player neither types, nor waits for an answer, nor plays. */
export const isSafePoint = (): boolean => !isBusy() && !isInPlay(shownPath());
