import { returnPath } from './return-path.ts';

describe('the way back after login', () => {
  it.each([
    ['/m/member/home', '/m/member/home'],
    ['/m/gameRecord?range=7d#top', '/m/gameRecord?range=7d#top'],
    ['/m/launchGame?nodeId=12&pageBack=%2Fm%2Fhome', '/m/launchGame?nodeId=12&pageBack=%2Fm%2Fhome'],
  ])('keeps the path %s of this site', (back, expected) => {
    expect(returnPath(back)).toBe(expected);
  });

  it.each([
    [null],
    [''],
    ['/'],
    ['m/home'],
    ['/wps/session/logout'],
    ['//evil.example/m/home'],
    ['/\\evil.example/m/home'],
    ['https://evil.example/m/home'],
    ['javascript:alert(1)'],
    ['/m/../evil'],
    ['/m/%2e%2e/evil'],
    ['/m/..//evil.example'],
    ['\t/m/home'],
    ['/m/login'],
    ['/m/login?back=/m/login'],
  ])('refuses %s and goes home', (back) => {
    expect(returnPath(back)).toBe('/m/home');
  });
});
