import Swiper from 'swiper';
import { startCarousel } from './carousel-engine.ts';

const swiper = { destroy: jest.fn(), on: jest.fn(), slideNext: jest.fn() };
jest.mock('swiper', () => ({ __esModule: true, default: jest.fn(() => swiper) }));
jest.mock('swiper/modules', () => ({ A11y: {} }));

const start = () => {
  const element = document.createElement('div');
  element.append(document.createElement('button'));
  document.body.append(element);
  const carousel = startCarousel(element, {
    direction: 'vertical',
    slidesPerView: 1,
    spaceBetween: 0,
    speedMs: 500,
    autoplayMs: 5000,
    isDraggable: false,
    trackClass: 'track',
    slideClass: 'slide',
    onChange: () => undefined,
  });
  return { element, carousel };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
});

it('loops, and moves on by itself after what its place asks for', () => {
  const { element, carousel } = start();
  expect(Swiper).toHaveBeenCalledWith(element, expect.objectContaining({ loop: true, speed: 500 }));
  jest.advanceTimersByTime(10_000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  carousel.pause();
  jest.advanceTimersByTime(10_000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  carousel.resume();
  jest.advanceTimersByTime(5000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(3);
  carousel.destroy();
  jest.advanceTimersByTime(10_000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(3);
});

it('stays where the focus is', async () => {
  const { element } = start();
  element.querySelector('button')?.focus();
  await Promise.resolve();
  jest.advanceTimersByTime(10_000);
  expect(swiper.slideNext).not.toHaveBeenCalled();
  element.querySelector('button')?.blur();
  await Promise.resolve();
  jest.advanceTimersByTime(5000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
});

it('stays under a mouse, and not after a tap', () => {
  const { element } = start();
  const point = (type: string, pointerType: string) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  point('pointerenter', 'touch');
  jest.advanceTimersByTime(5000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
  point('pointerenter', 'mouse');
  jest.advanceTimersByTime(10_000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
  point('pointerleave', 'mouse');
  jest.advanceTimersByTime(5000);
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
});
