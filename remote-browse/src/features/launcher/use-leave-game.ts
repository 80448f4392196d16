import { paths } from '@shared-kernel/contracts/system/paths';
import { useEffect, useState } from 'react';
import { publish } from 'shared-kernel/events';
import { useNavigate } from 'shared-kernel/router';
import { watchFrameHistory } from './frame-history.ts';

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
