import { targetOfLink } from './links.ts';

it.each([
  ['/m/trail?x=1', { kind: 'page', to: '/m/trail?x=1' }],
  ['https://help.test/a', { kind: 'outside', href: 'https://help.test/a' }],
  ['HTTP://help.test', { kind: 'outside', href: 'HTTP://help.test' }],
  ['//evil.test/m/home', { kind: 'none' }],
  ['/\\evil.test/m/home', { kind: 'none' }],
  ['/\t/evil.test', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['trail', { kind: 'none' }],
])('%s', (link, target) => {
  expect(targetOfLink(link)).toEqual(target);
});
