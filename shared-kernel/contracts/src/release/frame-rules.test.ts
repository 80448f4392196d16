import { paths } from '../system/paths.ts';
import { frameOf } from './frame-rules.ts';

const of = (path: string) => frameOf(path, { header: 'title' });

test('the bottom menu is absent on exactly the fourteen pages that the specification lists', () => {
  const without = Object.values(paths).filter((path) => !of(path).bottomMenu);
  expect(without.map((path) => path.slice('/m/'.length)).sort()).toEqual([
    'activity',
    'agent',
    'changePsw',
    'forget',
    'launchGame',
    'login',
    'maintenance',
    'moreLottery',
    'notice',
    'register',
    'service',
    'trail',
    'useragreement',
    'winnerPage',
  ]);
});

test.each(['/m/login', '/m/register', '/m/trail', '/m/notice', '/m/forget', '/m/activity', '/m/member/home'])(
  'back from %s leads home',
  (path) => {
    expect(of(path).back).toBe('home');
  },
);

test.each(['/m/activityInfo', '/m/agentRegister', '/m/member/notice', '/m/set'])(
  '%s only looks like one of those',
  (path) => {
    expect(of(path)).toMatchObject({ back: 'history', bottomMenu: true });
  },
);

test('a page may differ where it must', () => {
  expect(frameOf('/m/own', { header: 'none', bottomMenu: false })).toEqual({
    header: 'none',
    back: 'history',
    bottomMenu: false,
  });
});
