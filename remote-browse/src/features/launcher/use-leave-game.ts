import { paths } from '@shared-kernel/contracts/system/paths';
import { useEffect, useState } from 'react';
import { publish } from 'shared-kernel/events';
import { useNavigate } from 'shared-kernel/router';

/** The part of `window.history` that is looked at. */
interface SessionHistory {
  readonly length: number;
}

/**
 * A page inside the frame adds its steps to the tab's history, where Back would walk through them. Counts those steps:
 * a load that adds one is a step inside; a load that adds none, after one, is Back inside the frame, which leaves the game.
 */
export const watchFrameHistory = (history: SessionHistory) => {
  const lengthAtStart = history.length;
  let length = history.length;
  let steps = 0;
  let hasLoaded = false;
  return {
    /** Whether there is a page of this tab to go back to. */
    hasPageBefore: (): boolean => lengthAtStart > 1,
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
  const [frameHistory] = useState(() => watchFrameHistory(window.history));
  useEffect(() => () => publish('wallet.changed', {}), []);

  const leave = () => {
    if (frameHistory.hasPageBefore()) navigate(-frameHistory.stepsOut());
    else navigate(pageBack ?? paths.home, { replace: true });
  };
  const goHome = () => navigate(paths.home, { replace: true });
  return { leave, goHome, onFrameLoad: () => frameHistory.onLoad() && leave(), onOwnStep: frameHistory.leaveOut };
};
