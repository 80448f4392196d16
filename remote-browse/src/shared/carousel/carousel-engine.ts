import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';

export interface CarouselSettings {
  readonly direction: 'horizontal' | 'vertical';
  readonly slidesPerView: number | 'auto';
  readonly spaceBetween: number;
  readonly speedMs: number;
  readonly autoplayMs: number;
  /** Whether a finger may drag it; a vertical one would take the page's own scrolling away. */
  readonly isDraggable: boolean;
  /** The track is a list: its slides stay list items. Otherwise each is a group named by its place. */
  readonly isList?: boolean;
  readonly trackClass: string;
  readonly slideClass: string;
  readonly onChange: (index: number) => void;
}

export interface Carousel {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly destroy: () => void;
}

const GROUP_A11Y = { slideRole: 'group', slideLabelMessage: '{{index}} / {{slidesLength}}' } as const;
const LIST_A11Y = { slideRole: 'listitem', slideLabelMessage: '' } as const;

/**
 * A loop moves the slides about in the document, under the feet of whoever goes through them by the tab key. From the first
 * press of that key on they stand in their order, and after the last one it runs back to the first.
 */
const keepOrderForKeys = (swiper: Swiper): (() => void) => {
  const keepOrder = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    document.removeEventListener('keydown', keepOrder, true);
    const place = swiper.realIndex;
    swiper.loopDestroy();
    swiper.params.loop = false;
    swiper.params.rewind = true;
    swiper.update();
    swiper.slideTo(place, 0);
  };
  document.addEventListener('keydown', keepOrder, true);
  return () => document.removeEventListener('keydown', keepOrder, true);
};

/** Takes over a row of slides that stands already: loops it and moves it on by itself. Loaded when the page is idle. */
export const startCarousel = (element: HTMLElement, settings: CarouselSettings): Carousel => {
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay],
    wrapperClass: settings.trackClass,
    slideClass: settings.slideClass,
    direction: settings.direction,
    slidesPerView: settings.slidesPerView,
    spaceBetween: settings.spaceBetween,
    speed: settings.speedMs,
    loop: true,
    allowTouchMove: settings.isDraggable,
    a11y: settings.isList === true ? LIST_A11Y : GROUP_A11Y,
    autoplay: { delay: settings.autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { realIndexChange: ({ realIndex }) => settings.onChange(realIndex) },
  });
  const leaveKeys = keepOrderForKeys(swiper);
  let isPaused = false;
  const move = (): void => {
    const rests = isPaused || element.contains(document.activeElement);
    if (rests) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
  };
  // Nothing moves away from under the focus, which is on its way while these are told of it.
  const moveNext = (): void => queueMicrotask(move);
  element.addEventListener('focusin', moveNext);
  element.addEventListener('focusout', moveNext);
  const pauseAs = (next: boolean) => (): void => {
    isPaused = next;
    move();
  };
  return {
    pause: pauseAs(true),
    resume: pauseAs(false),
    destroy: () => {
      leaveKeys();
      element.removeEventListener('focusin', moveNext);
      element.removeEventListener('focusout', moveNext);
      swiper.destroy(true, true);
    },
  };
};
