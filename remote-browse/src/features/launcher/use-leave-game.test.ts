import { watchFrameHistory } from './use-leave-game.ts';

const tab = (length: number) => {
  const history = { length };
  return { history, watch: watchFrameHistory(history) };
};

it('leaves by one step while the frame adds none', () => {
  const { watch } = tab(3);
  expect(watch.onLoad()).toBe(false);
  expect(watch.onLoad()).toBe(false);
  expect(watch.stepsOut()).toBe(1);
});

it('leaves over the pages that were opened inside', () => {
  const { history, watch } = tab(3);
  watch.onLoad();
  history.length = 4;
  expect(watch.onLoad()).toBe(false);
  expect(watch.stepsOut()).toBe(2);
});

it('does not count the site’s own step for a step of the frame', () => {
  const { history, watch } = tab(3);
  watch.onLoad();
  history.length = 4;
  watch.leaveOut();
  watch.onLoad();
  expect(watch.stepsOut()).toBe(1);
});

it('takes Back inside the frame as the wish to leave', () => {
  const { history, watch } = tab(3);
  watch.onLoad();
  history.length = 5;
  watch.onLoad();
  expect(watch.onLoad()).toBe(true);
  expect(watch.stepsOut()).toBe(2);
});

it('has nowhere to go back to in a fresh tab', () => {
  expect(tab(1).watch.hasPageBefore()).toBe(false);
  expect(tab(2).watch.hasPageBefore()).toBe(true);
});
