import { checkField, type FieldRule } from './field-rule.ts';

const rule: FieldRule = { enabled: true, required: true, minLength: 4, maxLength: 8, pattern: '[a-z0-9_]+' };

describe('field rules of the server', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'tooShort'],
    ['abcdefghi', 'tooLong'],
    ['Abcdef', 'pattern'],
    ['abc def', 'pattern'],
    ['abcd', null],
    ['abcdefgh', null],
  ])('%j gives %j', (value, fault) => {
    expect(checkField(rule, value)).toBe(fault);
  });

  it('passes an empty field that is not required', () => {
    expect(checkField({ ...rule, required: false }, '')).toBeNull();
    expect(checkField({ ...rule, required: false }, '  ')).toBeNull();
  });

  it('checks a filled field that is not required', () => {
    expect(checkField({ ...rule, required: false }, 'ab')).toBe('tooShort');
  });

  it('passes anything for a field that is off', () => {
    expect(checkField({ ...rule, enabled: false }, '')).toBeNull();
  });

  it('leaves a value to the server when the pattern is broken', () => {
    expect(checkField({ ...rule, pattern: '([' }, 'abcdef')).toBeNull();
  });
});

describe('rules of other values', () => {
  it.each([
    [false, 'required'],
    [true, null],
    [null, 'required'],
    [[], 'required'],
    [[new File(['x'], 'a.png')], null],
  ])('a required %j gives %j', (value, fault) => {
    expect(checkField({ required: true }, value)).toBe(fault);
  });

  it.each([
    [9_999, 'tooSmall'],
    [10_000, null],
    [50_000, null],
    [50_001, 'tooLarge'],
  ])('an amount of %d minor units gives %j', (value, fault) => {
    expect(checkField({ required: true, min: 10_000, max: 50_000 }, value)).toBe(fault);
  });

  it.each([
    ['2025-10-31', 'tooEarly'],
    ['2025-11-01', null],
    ['2025-11-21', null],
    ['2025-11-22', 'tooLate'],
    ['', null],
  ])('the day %j gives %j', (value, fault) => {
    expect(checkField({ earliest: '2025-11-01', latest: '2025-11-21' }, value)).toBe(fault);
  });

  it('has no use for an amount that cannot be read, required or not', () => {
    expect(checkField({}, Number.NaN)).toBe('unreadable');
  });

  it('takes nothing for an amount, and zero for one', () => {
    expect(checkField({ min: 100 }, null)).toBeNull();
    expect(checkField({ min: 100 }, 0)).toBe('tooSmall');
  });
});
