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
  return {
    pause: () => swiper.autoplay.stop(),
    resume: () => {
      if (!swiper.autoplay.running) swiper.autoplay.start();
    },
    destroy: () => swiper.destroy(true, true),
  };
};
