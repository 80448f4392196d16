import Swiper from 'swiper';
import { startCarousel } from './carousel-engine.ts';

jest.mock('swiper', () => ({ __esModule: true, default: jest.fn(() => ({ destroy: jest.fn(), autoplay: {} })) }));
jest.mock('swiper/modules', () => ({ A11y: {}, Autoplay: {} }));

it('loops, and moves on by itself after what its place asks for', () => {
  const element = document.createElement('div');
  startCarousel(element, {
    direction: 'vertical',
    slidesPerView: 1,
    spaceBetween: 0,
    speedMs: 500,
    autoplayMs: 5000,
    isDraggable: false,
    trackClass: 'track',
    slideClass: 'slide',
    onChange: () => undefined,
  }).destroy();
  expect(Swiper).toHaveBeenCalledWith(
    element,
    expect.objectContaining({
      loop: true,
      speed: 500,
      autoplay: expect.objectContaining({ delay: 5000, disableOnInteraction: false }),
    }),
  );
});
