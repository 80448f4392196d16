import { homeScreenTip } from './home-screen-tip.ts';

const onIos = (version: string) => ({
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Version/${version} Mobile/15E148 Safari/604.1`,
  platform: 'iPhone',
  maxTouchPoints: 5,
  isStandalone: false,
  hasWebClipFlag: false,
});

it.each([
  ['11_4', 'ios11'],
  ['12_0', 'ios12'],
  ['12_1', 'ios12'],
  ['12_2', undefined],
  ['17_4', undefined],
])('on iOS %s the tip is %s', (version, tip) => {
  expect(homeScreenTip(onIos(version))).toBe(tip);
});

it('has none for other devices', () => {
  expect(homeScreenTip({ ...onIos('11_4'), userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux' })).toBe(
    undefined,
  );
});
