import { handOverSkeleton } from './skeleton-hand-over.ts';

const frames: FrameRequestCallback[] = [];
const showFrame = () => {
  for (const run of frames.splice(0)) run(0);
};

beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  document.body.innerHTML = '<div id="root"><div role="status">the skeleton</div></div>';
});
afterEach(() => {
  frames.length = 0;
});

const root = (): HTMLElement => document.getElementById('root') ?? document.body;
const skeleton = () => root().querySelector<HTMLElement>('[role="status"]');

it('leaves the skeleton where it is until the page stands', () => {
  handOverSkeleton(root());
  expect(skeleton()?.style.position).toBe('');
  expect(frames).toEqual([]);
});

it('keeps it behind the first view until that has been shown, and for nobody to hear', async () => {
  const page = handOverSkeleton(root());
  page.append('the page');
  await Promise.resolve();
  expect(skeleton()).toHaveStyle({ position: 'absolute', zIndex: '-1' });
  expect(skeleton()?.ariaHidden).toBe('true');
  showFrame();
  expect(skeleton()).not.toBeNull();
  showFrame();
  expect(skeleton()).toBeNull();
  expect(root()).toHaveTextContent('the page');
});
