import { openedAddress, targetOfLink } from './links.ts';

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

it.each([
  ['/wps/downloads/guide?system=ios', 'http://localhost/wps/downloads/guide?system=ios'],
  ['https://chat.test/a', 'https://chat.test/a'],
  ['//chat.test/a', 'http://chat.test/a'],
  ['itms-services://?action=download-manifest&url=https://a.test', expect.stringContaining('itms-services:')],
  ['tel:+63288881234', 'tel:+63288881234'],
])('%s is opened', (link, address) => {
  expect(openedAddress(link)).toEqual(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost/1',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  '',
  ' ',
])('%p is not', (link) => {
  expect(openedAddress(link)).toBeUndefined();
});
