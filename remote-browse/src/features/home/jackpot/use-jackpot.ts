import { useEffect, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { now, startOfDay, today } from 'shared-kernel/clock';
import { advance, startJackpot } from './jackpot-figure.ts';

/** The figure of the counter in whole major units: the server's when it has one, else the merchant's own of this day, which only grows. */
export const useJackpot = (fromServer: number | undefined): number => {
  const { merchantCode } = useBrand();
  const [{ jackpot, dayAt }] = useState(() => {
    const day = today();
    const startedAt = startOfDay(day).getTime();
    return { dayAt: startedAt, jackpot: advance(startJackpot(`${merchantCode} ${day}`), now().getTime() - startedAt) };
  });
  const [figure, setFigure] = useState(jackpot.figure);
  const isIllustrative = fromServer === undefined;
  useEffect(() => {
    if (!isIllustrative) return;
    const sinceMs = (): number => now().getTime() - dayAt;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(grow, Math.max(0, jackpot.nextAt - sinceMs()));
    };
    const grow = () => {
      setFigure(advance(jackpot, sinceMs()).figure);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [isIllustrative, jackpot, dayAt]);
  return fromServer ?? figure;
};
