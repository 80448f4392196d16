import { useEffect, useReducer, useState } from 'react';
import { type CalendarDay, endOfDay, now, today } from 'shared-kernel/clock';

const SECOND_MS = 1000;
/** The longest wait that a browser's timer takes. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls back at each multiple of `everyMs` of the server's clock and when the tab becomes visible. Returns what stops it. */
const tick = (everyMs: number, onTick: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(run, everyMs - (now().getTime() % everyMs));
  };
  const run = () => {
    onTick();
    wait();
  };
  const look = () => {
    if (document.visibilityState === 'visible') onTick();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** The server's time, updated every `everyMs` milliseconds (a second by default), on whole multiples of it. */
export const useNow = (everyMs: number = SECOND_MS): Date => {
  const [time, setTime] = useState(now);
  useEffect(() => tick(everyMs, () => setTime(now())), [everyMs]);
  return time;
};

/** The merchant's day (GMT+8). The component renders again at the merchant's midnight. */
export const useToday = (): CalendarDay => {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    const untilMidnight = Math.max(0, endOfDay(day).getTime() - now().getTime());
    const timer = setTimeout(look, Math.min(untilMidnight, LONGEST_WAIT_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
};

export interface Countdown {
  /** Whole seconds, rounded up: 1 until the very end, 0 when it is over. */
  readonly secondsLeft: number;
  readonly isOver: boolean;
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - now().getTime()) / SECOND_MS));

/** Time left until an instant by the server's clock, updated every second. Over at once without an instant. */
export const useCountdown = (until: Date | string | number | null | undefined): Countdown => {
  const end = until === null || until === undefined ? 0 : new Date(until).getTime();
  // Counts the ticks, not the seconds: those may end as they began, with none, when the instant came in between.
  const [, draw] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = secondsUntil(end);
  const isOver = secondsLeft === 0;
  useEffect(() => (isOver ? undefined : tick(SECOND_MS, draw)), [isOver]);
  return { secondsLeft, isOver };
};
