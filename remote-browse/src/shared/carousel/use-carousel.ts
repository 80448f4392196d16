import { useEffect, useRef, useState } from 'react';
import { prefersStillness, useMotion } from 'shared-kernel/motion';
import { whenIdle } from '../idle/when-idle.ts';
import type { Carousel, CarouselSettings } from './carousel-engine.ts';

interface CarouselUse extends Omit<CarouselSettings, 'onChange'> {
  /** False: the slides stay as they stand. */
  readonly isOn: boolean;
}

/**
 * Makes a standing row of slides loop and move on by itself, once the page is idle: its code is in nobody's way, and
 * the row works without it. `ref` goes on the box around the track.
 */
export const useCarousel = ({ isOn, ...settings }: CarouselUse) => {
  const ref = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);
  const { isPaused } = useMotion();
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    const element = ref.current;
    if (!isOn || element === null || prefersStillness()) return;
    let started: Carousel | undefined;
    let isOver = false;
    const callOff = whenIdle(() => {
      import('./carousel-engine.ts').then(
        ({ startCarousel }) => {
          if (isOver) return;
          element.scrollTo?.(0, 0);
          started = startCarousel(element, { ...latest.current, onChange: setIndex });
          setCarousel(started);
        },
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      callOff();
      started?.destroy();
      setCarousel(undefined);
      setIndex(0);
    };
  }, [isOn]);

  useEffect(() => {
    if (isPaused) carousel?.pause();
    else carousel?.resume();
  }, [carousel, isPaused]);

  return { ref, index, isMoving: carousel !== undefined };
};
