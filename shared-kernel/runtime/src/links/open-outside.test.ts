import { openOutside } from './links.ts';

afterEach(() => jest.restoreAllMocks());

it('opens an address beside the site, without a way back into it', () => {
  const tab = { opener: window } as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  openOutside('https://chat.test/');
  expect(open).toHaveBeenCalledWith('https://chat.test/', '_blank');
  expect(tab.opener).toBeNull();
});

it('opens it in this tab where the browser refuses another', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  openOutside('#in-this-tab');
  expect(location.hash).toBe('#in-this-tab');
});
