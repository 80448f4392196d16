import { useEffect, useRef } from 'react';
import { LANGUAGE_LOCALE } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import { useCountdown } from 'shared-kernel/timer';
import styles from './countdown.module.css';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on it is shown as pressing. */
const PRESSING_SECONDS = 10;

const two = (part: number): string => String(part).padStart(2, '0');

/** `04:09`, `1:04:09`. */
const clockOf = (seconds: number): string => {
  const hours = Math.floor(seconds / HOUR);
  const rest = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};

const daysOf = (days: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

interface CountdownProps {
  /** The instant of the server at which it is over. */
  readonly until: Date | string | number;
  /** What ends then, for those who listen: `Draw closes in`. */
  readonly label: string;
  /** Called once, when it is over. */
  readonly onOver?: () => void;
}

/** Time left by the server's clock, second by second. Readers find it when they look for it; it does not interrupt them. */
export const Countdown = ({ until, label, onOver }: CountdownProps) => {
  const { secondsLeft, isOver } = useCountdown(until);
  const locale = LANGUAGE_LOCALE[useLanguage()];
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isOver) over.current?.();
  }, [isOver]);
  const days = Math.floor(secondsLeft / DAY);
  return (
    <span
      className={styles.countdown}
      role="timer"
      aria-label={label}
      data-pressing={(!isOver && secondsLeft <= PRESSING_SECONDS) || undefined}
    >
      {days > 0 && `${daysOf(days, locale)} `}
      {clockOf(secondsLeft % DAY)}
    </span>
  );
};
