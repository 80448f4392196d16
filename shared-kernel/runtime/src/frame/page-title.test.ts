import { setPageTitle, setRouteTitle } from './page-title.ts';

it('the page’s own name comes before the route’s, whichever is said first, until it is taken back', () => {
  const takeBack = setPageTitle('Slots · Tala');
  setRouteTitle('Games · Tala');
  expect(document.title).toBe('Slots · Tala');
  takeBack();
  expect(document.title).toBe('Games · Tala');
  setPageTitle('Live · Tala');
  expect(document.title).toBe('Live · Tala');
});
