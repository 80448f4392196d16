import fc from 'fast-check';

/** Longer than any text of a contract, shorter than a body may be. */
const LONG = 5000;

/** Texts that have broken programs: names that every object has, what no row holds, what other languages read as their own. */
const TEXTS = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '99999999999999999999999',
  '-1',
  '1.5',
  'true',
  '\0',
  'a\0b',
  '\r\nSet-Cookie: a=b',
  '\u001b[31m',
  '\ud800',
  '\udc00a',
  '\u202e',
  '\ufeff',
  '😀'.repeat(64),
  'e\u0301'.repeat(64),
  'İ'.repeat(64),
  "' or 1=1 --",
  '%',
  '%00',
  '%ff',
  '_%_',
  '\\',
  '*',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '0000-01-01',
  '9999-12-31',
  '2026-02-31',
  '2026-13-01',
  '999999999999999.999999999',
  '-999999999999999.1',
  'x'.repeat(LONG),
  '\0'.repeat(LONG),
] as const;

const NUMBERS = [0, -0, -1, 1, 0.1, 101, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e300, 1e-300] as const;

/** Deeper than a careless reader goes. */
const DEEP = 400;
const deep = (): unknown => {
  let nested: unknown = 1;
  for (let depth = 0; depth < DEEP; depth += 1) nested = depth % 2 === 0 ? [nested] : { a: nested };
  return nested;
};

/** An own field of this name, as JSON brings it: written as a literal it would be the object's prototype. */
const poisoned: unknown = JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

/** One of each kind that gets furthest in: each is tried in every field of every call. */
export const WORST_VALUES: readonly unknown[] = [
  'a\0b',
  '\ud800',
  'x'.repeat(LONG),
  '__proto__',
  "' or 1=1 --",
  '9999-12-31',
  2 ** 53,
  -1,
  deep(),
  poisoned,
];

/** Any JSON that is not what was asked for, most of it small. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 6 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], poisoned), weight: 2 },
  { arbitrary: fc.constant(null).map(deep), weight: 1 },
  { arbitrary: fc.constant(Array.from({ length: LONG }, () => 'a')), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
);
