import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'shared-kernel/router';

const fades = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new DOMException('Nobody would see it', 'AbortError')) };
});

let wantsLessMotion = false;

beforeEach(() => {
  fades.mockClear();
  wantsLessMotion = false;
  Object.defineProperty(document, 'startViewTransition', { value: fades, configurable: true });
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: wantsLessMotion }),
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(window, 'matchMedia');
});

const Page = () => (
  <>
    <h1>{useLocation().pathname}</h1>
    <Link to="/m/help">Help</Link>
    <Link to="/m/home?tab=1">Tab</Link>
  </>
);

const shows = (path: string) => waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(path));
const press = async (name: string) => act(async () => screen.getByRole('link', { name }).click());

test('one page fades over into the next; neither Back nor a page that stays fades', async () => {
  await renderPage(<Page />);
  await press('Tab');
  expect(fades).not.toHaveBeenCalled();
  await press('Help');
  await shows('/m/help');
  expect(fades).toHaveBeenCalledTimes(1);
  await act(async () => window.history.back());
  await shows('/m/home');
  expect(fades).toHaveBeenCalledTimes(1);
});

test('whoever asks for less motion gets the next page at once', async () => {
  wantsLessMotion = true;
  await renderPage(<Page />);
  await press('Help');
  await shows('/m/help');
  expect(fades).not.toHaveBeenCalled();
});
