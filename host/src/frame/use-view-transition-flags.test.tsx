import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'shared-kernel/router';
import { markFirstView, useViewTransitionFlags } from './use-view-transition-flags.ts';

const Page = () => {
  useViewTransitionFlags(useLocation().pathname);
  return <Link to="/m/help">Help</Link>;
};

const marks = () => Object.keys(document.documentElement.dataset);

const stepBack = (): Promise<void> =>
  act(async () => {
    const stepped = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    window.history.back();
    await stepped;
  });

test('the first view and the way back stand still; a page that is gone to fades in', async () => {
  markFirstView(document);
  const { user } = await renderPage(<Page />);
  expect(marks()).toEqual(['firstView']);
  await user.click(screen.getByRole('link'));
  expect(marks()).toEqual([]);
  await stepBack();
  expect(marks()).toEqual(['steppedBack']);
  await user.click(screen.getByRole('link'));
  expect(marks()).toEqual([]);
});
