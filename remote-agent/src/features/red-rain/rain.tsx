import { Button } from '@shared-kernel/ui/button';
import { type CSSProperties, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { focusAsShown } from './focus-as-shown.ts';
import styles from './red-rain.module.css';

const SECOND_MS = 1000;
const ENVELOPES = 24;
const COLUMNS = 6;
/** One fall takes from this long to twice as long. */
const FALL_MS = 2200;
const CAUGHT_MS = 240;

interface Drop {
  readonly left: number;
  readonly fallMs: number;
  readonly waitMs: number;
  readonly turn: number;
}

/** The same for everyone: columns in turn, each drop a little later and at another pace. */
const DROPS: readonly Drop[] = Array.from({ length: ENVELOPES }, (_, place) => ({
  left: ((place * 5) % COLUMNS) / COLUMNS + (place % 3) / 40,
  fallMs: FALL_MS + ((place * 7) % ENVELOPES) * (FALL_MS / ENVELOPES),
  waitMs: ((place * 11) % ENVELOPES) * (FALL_MS / ENVELOPES),
  turn: (place % 5) * 12 - 24,
}));

/**
 * Lets the drops fall. Only `transform` changes, which the compositor does without layout or script; the distance is measured once.
 */
const fall = (sky: HTMLElement): Animation[] => {
  const height = sky.clientHeight;
  return [...sky.children].flatMap((drop, place) => {
    const { fallMs, waitMs, turn } = DROPS[place] as Drop;
    const from = `translate3d(0, ${-height / 4}px, 0) rotate(${turn}deg)`;
    const to = `translate3d(0, ${height}px, 0) rotate(${-turn}deg)`;
    return drop.animate([{ transform: from }, { transform: to }], {
      duration: fallMs,
      delay: waitMs - FALL_MS / 2,
      iterations: Number.POSITIVE_INFINITY,
    });
  });
};

/** A caught one bursts and comes back with its next fall. */
const burst = (envelope: Element): void => {
  if (envelope.getAnimations().length > 0) return;
  const away = [{ opacity: 1 }, { transform: 'scale(1.5)', opacity: 0 }];
  envelope.animate(away, { duration: CAUGHT_MS, easing: 'ease-out' });
};

interface SkyProps {
  readonly onCaught: (count: (before: number) => number) => void;
}

/** Apart from the count, so that a tap renders none of the drops again. */
const Sky = memo(({ onCaught }: SkyProps) => {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const falls = sky.current === null ? [] : fall(sky.current);
    return () => {
      for (const each of falls) each.cancel();
    };
  }, []);
  const tap = (event: PointerEvent<HTMLDivElement>) => {
    const envelope = (event.target as Element).closest(`.${styles.envelope}`);
    if (envelope === null) return;
    burst(envelope);
    onCaught((count) => count + 1);
  };
  return (
    <div ref={sky} className={styles.sky} aria-hidden data-testid="rain" onPointerDown={tap}>
      {DROPS.map(({ left, waitMs }) => (
        <span key={waitMs} className={styles.drop} style={{ '--left': `${left * 100}%` } as CSSProperties}>
          <span className={styles.envelope} />
        </span>
      ))}
    </div>
  );
});

interface RainProps {
  readonly seconds: number;
  readonly onOver: () => void;
}

/** Envelopes fall for some seconds and may be tapped; what the member has won was drawn before. */
export const Rain = ({ seconds, onOver }: RainProps) => {
  const { t } = useTranslation('agent');
  const over = useRef(onOver);
  const [caught, setCaught] = useState(0);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setTimeout(() => over.current(), seconds * SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className={styles.rain}>
      <p ref={focusAsShown} className={styles.quiet} tabIndex={-1} role="status">
        {t('redRain.raining')}
      </p>
      <Sky onCaught={setCaught} />
      <p className={styles.caught}>{t('redRain.caught', { count: caught })}</p>
      <Button isBlock onClick={onOver}>
        {t('redRain.skip')}
      </Button>
    </div>
  );
};
