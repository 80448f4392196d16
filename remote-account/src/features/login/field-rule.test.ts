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
