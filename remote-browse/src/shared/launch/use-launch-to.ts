import { useCallback } from 'react';
import { useSession } from 'shared-kernel/session';
import type { Category } from '../catalogue/category.mapper.ts';
import { launchLink } from './launch-rules.ts';
import type { LaunchTarget } from './launch-target.ts';
import { currentPrizeMode } from './prize-mode.ts';

export type LaunchTo = (target: LaunchTarget) => string;

/**
 * Where a tap on a game, a vendor or a match leads, for this visitor. The same function as long as they and the brand's prize mode are.
 * `pageBack` is the page that the game leads back to; with `isFreePlay` a game that allows it is opened with play money.
 */
export const useLaunchTo = (
  categories: readonly Category[] | undefined,
  pageBack: string,
  isFreePlay = false,
): LaunchTo => {
  const isSignedIn = useSession() !== null;
  const prizeMode = currentPrizeMode(categories ?? []);
  return useCallback(
    (target) => launchLink(target, { prizeMode, pageBack, isSignedIn, isFreePlay }),
    [prizeMode, pageBack, isSignedIn, isFreePlay],
  );
};
