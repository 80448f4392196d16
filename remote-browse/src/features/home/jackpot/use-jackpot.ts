import { useEffect, useState } from 'react';
import { nextPauseMs, nextStep, startFigure } from './jackpot-figure.ts';

/** The figure of the counter in whole major units: the server's when it has one, else one that starts and grows by chance. */
export const useJackpot = (fromServer: number | undefined): number => {
  const [figure, setFigure] = useState(startFigure);
  const isIllustrative = fromServer === undefined;
  useEffect(() => {
    if (!isIllustrative) return;
    let timer: ReturnType<typeof setTimeout>;
    const grow = () => {
      setFigure((before) => before + nextStep());
      timer = setTimeout(grow, nextPauseMs());
    };
    timer = setTimeout(grow, nextPauseMs());
    return () => clearTimeout(timer);
  }, [isIllustrative]);
  return fromServer ?? figure;
};
