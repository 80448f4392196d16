import { startCarousel } from './carousel-engine.ts';

const SLIDES = 3;
const SPEED_MS = 500;
const AUTOPLAY_MS = 5000;

/** jsdom has no layout and no transitions: a size lets Swiper place its slides, and an event ends each of its moves. */
const lendSize = (element: HTMLElement): void => {
  for (const name of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'])
    Object.defineProperty(element, name, { value: 100 });
};

const start = () => {
  const element = document.createElement('div');
  element.innerHTML = `<ul class="track">${'<li class="slide"><button></button></li>'.repeat(SLIDES)}</ul>`;
  for (const part of [element, ...element.querySelectorAll('*')]) lendSize(part as HTMLElement);
  document.body.append(element);
  const shown: number[] = [];
  const carousel = startCarousel(element, {
    direction: 'vertical',
    slidesPerView: 1,
    spaceBetween: 0,
    speedMs: SPEED_MS,
    autoplayMs: AUTOPLAY_MS,
    isDraggable: false,
    isList: true,
    trackClass: 'track',
    slideClass: 'slide',
    onChange: (index) => shown.push(index),
  });
  /** Lets this many of the carousel's own intervals pass, and ends the move of each. */
  const pass = (intervals: number): readonly number[] => {
    for (let passed = 0; passed < intervals; passed += 1) {
      jest.advanceTimersByTime(AUTOPLAY_MS);
      element.querySelector('ul')?.dispatchEvent(new Event('transitionend'));
    }
    return shown.splice(0);
  };
  return { element, carousel, pass };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('moves on by itself after each interval, and from the last slide to the first', () => {
  const { pass } = start();
  expect(pass(SLIDES + 1)).toEqual([1, 2, 0, 1]);
});

it('stands while it is paused, and for ever once it is destroyed', () => {
  const { carousel, pass } = start();
  expect(pass(1)).toEqual([1]);
  carousel.pause();
  expect(pass(2)).toEqual([]);
  carousel.resume();
  expect(pass(1)).toEqual([2]);
  carousel.destroy();
  expect(pass(2)).toEqual([]);
});

it('stays where the focus is', async () => {
  const { element, pass } = start();
  element.querySelector('button')?.focus();
  await Promise.resolve();
  expect(pass(2)).toEqual([]);
  element.querySelector('button')?.blur();
  await Promise.resolve();
  expect(pass(1)).toEqual([1]);
});

it('stays under a mouse, and not after a tap', () => {
  const { element, pass } = start();
  const point = (type: string, pointerType: string) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  point('pointerenter', 'touch');
  expect(pass(1)).toEqual([1]);
  point('pointerenter', 'mouse');
  expect(pass(2)).toEqual([]);
  point('pointerleave', 'mouse');
  expect(pass(1)).toEqual([2]);
});

it('keeps its slides in their order from the first Tab on, and runs back to the first after the last', () => {
  const { element, pass } = start();
  expect(pass(1)).toEqual([1]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  const order = [...element.querySelectorAll('.slide')];
  expect(pass(2)).toEqual([2, 0]);
  expect([...element.querySelectorAll('.slide')]).toEqual(order);
});
