import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'shared-kernel/router';
import { renderPage } from 'shared-kernel/testing/render-page';
import { SwipeBackWatch } from './swipe-back.tsx';

const isMarked = (): boolean => document.documentElement.hasAttribute('data-swiped-back');

const stepBack = (): Promise<void> =>
  act(async () => {
    const stepped = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    window.history.back();
    await stepped;
  });

const open = () =>
  renderPage(
    <>
      <SwipeBackWatch />
      <Link to="/m/help">Help</Link>
    </>,
  );

test('a swipe from the edge switches the transition off for its own step alone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link'));
  fireEvent.touchStart(document.body, { touches: [{ clientX: 4 }] });
  await stepBack();
  expect(isMarked()).toBe(true);
  await user.click(screen.getByRole('link'));
  expect(isMarked()).toBe(false);
});

test('a step back without a swipe keeps its transition', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link'));
  fireEvent.touchStart(document.body, { touches: [{ clientX: 200 }] });
  await stepBack();
  expect(isMarked()).toBe(false);
});
