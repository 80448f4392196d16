import { addressKey } from './address-key.ts';

test('an IPv4 address counts whole, however it is written; IPv6 by the first 64 bits', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
});

test('a port behind it is no part of it', () => {
  expect(addressKey('203.0.113.9:51234')).toBe('203.0.113.9');
  expect(addressKey('[2001:db8:1:2:aaaa::1]:51234')).toBe('2001:db8:1:2::/64');
  expect(addressKey('[2001:db8:1:2:aaaa::1]')).toBe('2001:db8:1:2::/64');
});

test('what is no address is none', () => {
  for (const written of ['', 'unknown', '203.0.113.9:', '203.0.113.9:x', '[203.0.113.9', 'x; drop table'])
    expect(addressKey(written)).toBeUndefined();
});
