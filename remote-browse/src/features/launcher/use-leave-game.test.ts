import { watchFrameHistory } from './use-leave-game.ts';

const tab = (length: number) => {
  const history = { length };
  return { history, watch: watchFrameHistory({ history }) };
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

it('has nowhere to go back to in a fresh tab of a browser that counts every entry', () => {
  expect(tab(1).watch.hasPageBefore()).toBe(false);
  expect(tab(2).watch.hasPageBefore()).toBe(true);
});

it('has nowhere to go back to after another site, where the browser counts this site’s entries', () => {
  const after = (index: number) =>
    watchFrameHistory({ history: { length: 3 }, navigation: { currentEntry: { index } } });
  expect(after(0).hasPageBefore()).toBe(false);
  expect(after(1).hasPageBefore()).toBe(true);
});
