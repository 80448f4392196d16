import Swiper from 'swiper';
import { A11y } from 'swiper/modules';
import { type CarouselClock, createCarouselClock } from './carousel-clock.ts';

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

/** Nothing moves away from under the focus or the mouse, nor where nobody sees it. */
const heedElement = (element: HTMLElement, rest: CarouselClock['rest']): (() => void) => {
  // The focus is on its way while these are told of it.
  const heedFocus = (): void => queueMicrotask(() => rest('focus', element.contains(document.activeElement)));
  const heedMouse = (event: Event): void => {
    if ('pointerType' in event && event.pointerType === 'mouse') rest('mouse', event.type === 'pointerenter');
  };
  const heedSight = (): void => rest('hidden', document.hidden);
  const listen = (change: 'addEventListener' | 'removeEventListener'): void => {
    element[change]('focusin', heedFocus);
    element[change]('focusout', heedFocus);
    element[change]('pointerenter', heedMouse);
    element[change]('pointerleave', heedMouse);
    document[change]('visibilitychange', heedSight);
  };
  listen('addEventListener');
  return () => listen('removeEventListener');
};

/** Takes over a row of slides that stands already: loops it and moves it on by itself. Loaded when the page is idle. */
export const startCarousel = (element: HTMLElement, settings: CarouselSettings): Carousel => {
  const swiper = new Swiper(element, {
    modules: [A11y],
    wrapperClass: settings.trackClass,
    slideClass: settings.slideClass,
    direction: settings.direction,
    slidesPerView: settings.slidesPerView,
    spaceBetween: settings.spaceBetween,
    speed: settings.speedMs,
    loop: true,
    allowTouchMove: settings.isDraggable,
    a11y: settings.isList === true ? LIST_A11Y : GROUP_A11Y,
    on: { realIndexChange: ({ realIndex }) => settings.onChange(realIndex) },
  });
  const leaveKeys = keepOrderForKeys(swiper);
  const clock = createCarouselClock(() => swiper.slideNext(), settings.autoplayMs);
  // Who drags has all of the time for what came of it. No end of a touch is relied on: a browser that begins to scroll tells of none.
  swiper.on('touchStart sliderMove touchEnd slideChange', clock.restart);
  const leaveElement = heedElement(element, clock.rest);
  return {
    pause: () => clock.rest('paused', true),
    resume: () => clock.rest('paused', false),
    destroy: () => {
      clock.stop();
      leaveKeys();
      leaveElement();
      swiper.destroy(true, true);
    },
  };
};
