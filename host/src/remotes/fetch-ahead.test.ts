import { hasRoom } from './fetch-ahead.ts';

describe('fetching ahead', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g' }, true],
    [undefined, true],
  ])('on %p: %p', (connection, expected) => {
    expect(hasRoom(connection)).toBe(expected);
  });
});
