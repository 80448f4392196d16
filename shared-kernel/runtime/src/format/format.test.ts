import { MERCHANT_TIME_ZONE } from '@shared-kernel/contracts/system/calendar';
import fc from 'fast-check';
import { parseAmount, toDecimalAmount } from './amount.ts';
import { formatCompactMoney, formatCompactNumber } from './compact.ts';
import { daysSince, formatDate, formatMatchTime, merchantDay } from './date.ts';
import { formatMoney, formatMoneyParts } from './money.ts';
import { formatNumber } from './number.ts';

const minorUnits = fc.maxSafeInteger();

test('every amount in minor units survives the way to the wire and back', () => {
  fc.assert(
    fc.property(minorUnits, (minor) => expect(parseAmount(toDecimalAmount(minor))).toBe(minor === 0 ? 0 : minor)),
  );
});

test('every formatted amount keeps each of its digits, in both languages', () => {
  fc.assert(
    fc.property(minorUnits, fc.constantFrom('EN' as const, 'TY' as const), (minor, language) => {
      const amount = toDecimalAmount(minor);
      const { sign, unit, whole, decimals } = formatMoneyParts(amount, { language });
      expect(`${sign}${unit}${whole}${decimals}`).toBe(formatMoney(amount, { language }));
      expect(`${sign === '' ? '' : '-'}${whole.replaceAll(',', '')}${decimals}`).toBe(amount);
    }),
  );
});

test.each(['', '12', '12.5', '12.505', '1,200.00', '₱12.00', '1e3', '90071992547409920.00'])(
  '"%s" is not taken for an amount',
  (text) => expect(() => parseAmount(text)).toThrow(RangeError),
);

test.each([0.5, Number.NaN, 2 ** 53])('%d is not taken for minor units', (minor) =>
  expect(() => toDecimalAmount(minor)).toThrow(RangeError),
);

test('money reads as the specification shows it', () => {
  expect(formatMoney('12480.50', { language: 'EN' })).toBe('₱12,480.50');
  expect(formatMoney('12480.50', { language: 'TY' })).toBe('₱12,480.50');
  expect(formatMoney('-20.00', { language: 'EN' })).toBe('−₱20.00');
  expect(formatMoney('-20.00', { language: 'TY' })).toBe('−₱20.00');
  expect(formatMoney('5.00', { language: 'EN', currency: 'USD' })).toBe('$5.00');
  expect(formatMoneyParts('-1234.05', { language: 'EN' })).toEqual({
    sign: '−',
    unit: '₱',
    whole: '1,234',
    decimals: '.05',
  });
  expect(() => formatMoney('soon', { language: 'EN' })).toThrow(RangeError);
});

/** Zeros before and after, a minus before nothing: whatever the wire may say. */
const decimals = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.constantFrom('', '0', '00'),
    fc.bigInt(0n, 10n ** 15n),
    fc.stringMatching(/^\d{0,2}$/),
  )
  .map(([minus, zeros, whole, fraction]) => `${minus}${zeros}${whole}${fraction === '' ? '' : `.${fraction}`}`);

test('an amount is told as the browser tells it, in both languages', () => {
  const browsers = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' });
  const told = { EN: browsers('en-PH'), TY: browsers('fil-PH') } as const;
  fc.assert(
    fc.property(decimals, fc.constantFrom('EN' as const, 'TY' as const), (amount, language) => {
      const expected = told[language].format(amount as `${number}`).replace('-', '−');
      expect(formatMoney(amount, { language })).toBe(expected);
    }),
    {
      numRuns: 500,
      examples: [
        ['-0.00', 'EN'],
        ['0000', 'TY'],
        ['999999.99', 'EN'],
        ['1.5', 'TY'],
      ],
    },
  );
});

test('an amount without room is told as the browser tells it, in both languages', () => {
  const browsers = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'PHP',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 2,
    });
  const told = { EN: browsers('en-PH'), TY: browsers('fil-PH') } as const;
  fc.assert(
    fc.property(decimals, fc.constantFrom('EN' as const, 'TY' as const), (amount, language) => {
      const short = formatCompactMoney(amount, { language, currency: 'PHP' });
      const isLong = Math.abs(Number(amount)) >= 10_000;
      expect(short).toBe(isLong ? told[language].format(amount as `${number}`).replace('-', '−') : undefined);
    }),
    {
      numRuns: 500,
      examples: [
        ['999994.99', 'EN'],
        ['999995', 'TY'],
        ['12345', 'EN'],
        ['-10500.00', 'TY'],
        ['999999999999999', 'EN'],
      ],
    },
  );
});

test('a count without room is told as the browser tells it, in both languages', () => {
  const told = ['en-PH', 'fil-PH'].map(
    (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...told), (value, browsers) => {
      const short = Math.abs(value) < 10_000 ? undefined : browsers.format(value).replace('-', '−');
      expect(formatCompactNumber(value)).toBe(short);
    }),
    { examples: [99_950, 99_949, 999_950, -12_350, 10_000].flatMap((value) => told.map((each) => [value, each])) },
  );
});

test('a count is told as the browser tells it, in both languages', () => {
  const told = { EN: new Intl.NumberFormat('en-PH'), TY: new Intl.NumberFormat('fil-PH') } as const;
  fc.assert(
    fc.property(
      fc.oneof(minorUnits, fc.double()).filter((value) => !Object.is(value, -0)),
      fc.constantFrom('EN' as const, 'TY' as const),
      (value, language) => {
        expect(formatNumber(value, language)).toBe(told[language].format(value));
      },
    ),
    {
      examples: [
        [0, 'EN'],
        [-1234, 'TY'],
        [1234.5, 'EN'],
        [Number.NaN, 'EN'],
      ],
    },
  );
});

test('a count of nothing has no sign', () => expect(formatNumber(-0, 'EN')).toBe('0'));

test('counts are grouped', () => expect(formatNumber(130_000_000, 'EN')).toBe('130,000,000'));

const LATE_IN_LONDON = '2025-11-21T18:05:00Z';

test.each([
  ['short-day', '11/22'],
  ['day', '11/22/2025'],
  ['time', '02:05'],
  ['clock', '02:05:00'],
  ['minute', '11/22 02:05'],
  ['second', '11/22/2025 02:05:00'],
] as const)('%s: the same figures in both languages, in the merchant’s time zone', (style, told) => {
  expect(formatDate(LATE_IN_LONDON, 'EN', style)).toBe(told);
  expect(formatDate(LATE_IN_LONDON, 'TY', style)).toBe(told);
});

test('a date is told as the browser tells it of the merchant’s time zone', () => {
  const told = new Intl.DateTimeFormat('en-US', {
    timeZone: MERCHANT_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const figures = (text: string) => text.match(/\d+/g)?.map((figure) => Number(figure) % 100);
  const days = fc.date({
    min: new Date('1991-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      expect(figures(formatDate(day, 'EN', 'second'))).toEqual(figures(told.format(day)));
    }),
  );
});

test('no time is made of what is no instant', () => {
  expect(() => formatDate('soon', 'EN', 'day')).toThrow(RangeError);
});

test('a weekday has a name in the reader’s language, in the merchant’s time zone', () => {
  expect(formatDate(LATE_IN_LONDON, 'EN', 'weekday')).toBe('Saturday');
  expect(formatDate(LATE_IN_LONDON, 'TY', 'weekday')).toMatch(/Sabado/);
});

test('a match starts at MM/DD HH:mm, midnight being 00', () => {
  expect(formatMatchTime(LATE_IN_LONDON)).toEqual({ day: '11/22', time: '02:05' });
  expect(formatMatchTime('2025-11-21T16:00:00Z')).toEqual({ day: '11/22', time: '00:00' });
});

test("the merchant's day turns at midnight in GMT+8", () => {
  expect(merchantDay('2025-11-21T15:59:59Z')).toBe('2025-11-21');
  expect(merchantDay('2025-11-21T16:00:00Z')).toBe('2025-11-22');
});

test('days are counted whole and never below nothing', () => {
  expect(daysSince('2025-11-01T12:00:00Z', '2025-11-21T11:59:59Z')).toBe(19);
  expect(daysSince('2025-11-01T12:00:00Z', '2025-11-21T12:00:00Z')).toBe(20);
  expect(daysSince('2025-11-21T12:00:00Z', '2025-11-01T12:00:00Z')).toBe(0);
});
