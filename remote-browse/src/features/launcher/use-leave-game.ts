import { paths } from '@shared-kernel/contracts/system/paths';
import { useEffect, useState } from 'react';
import { publish } from 'shared-kernel/events';
import { useNavigate } from 'shared-kernel/router';

/** The part of `window` that is looked at. */
interface Tab {
  readonly history: { readonly length: number };
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null };
}

/** Browsers with the Navigation API say how many entries of this site are before the present one; others count other sites' too. */
const entriesBefore = ({ history, navigation }: Tab): number => navigation?.currentEntry?.index ?? history.length - 1;

/**
 * A page inside the frame adds its steps to the tab's history, where Back would walk through them. Counts those steps:
 * a load that adds one is a step inside; a load that adds none, after one, is Back inside the frame, which leaves the game.
 */
export const watchFrameHistory = (tab: Tab) => {
  const { history } = tab;
  const isFirst = entriesBefore(tab) === 0;
  let length = history.length;
  let steps = 0;
  let hasLoaded = false;
  return {
    /** Whether there is a page of this site to go back to. */
    hasPageBefore: (): boolean => !isFirst,
    /** How many steps back leave the game. */
    stepsOut: (): number => steps + 1,
    /** Call when the site itself has added a step, which is none of the frame's: a sheet that Back closes. */
    leaveOut: (): void => {
      length = history.length;
    },
    /** Call at every `load` of the frame. True: the player went back inside it. */
    onLoad: (): boolean => {
      const added = history.length - length;
      length = history.length;
      if (!hasLoaded) {
        hasLoaded = true;
        return false;
      }
      if (added > 0) steps += added;
      else if (steps > 0) {
        steps -= 1;
        return true;
      }
      return false;
    },
  };
};

/** The ways out of the game. Whichever is taken, and browser Back too, the balance is asked for again. */
export const useLeaveGame = (pageBack: string | undefined) => {
  const navigate = useNavigate();
  const [frameHistory] = useState(() => watchFrameHistory(window));
  useEffect(() => () => publish('wallet.changed', {}), []);

  const leave = () => {
    if (frameHistory.hasPageBefore()) navigate(-frameHistory.stepsOut());
    else navigate(pageBack ?? paths.home, { replace: true });
  };
  const goHome = () => navigate(paths.home, { replace: true });
  return { leave, goHome, onFrameLoad: () => frameHistory.onLoad() && leave(), onOwnStep: frameHistory.leaveOut };
};
