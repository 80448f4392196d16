import { keepToldHash, toldHash } from './told-hashes.ts';

const DRAW = { gameCode: 'PK3', numero: '20251121-160' };

beforeEach(() => sessionStorage.clear());

it('knows the hash that was told of a draw, and of no other', () => {
  expect(toldHash(DRAW)).toBeUndefined();
  keepToldHash(DRAW, 'ab12');
  expect(toldHash(DRAW)).toBe('ab12');
  expect(toldHash({ ...DRAW, gameCode: 'LOTTO' })).toBeUndefined();
  expect(toldHash({ gameCode: 'constructor', numero: '' })).toBeUndefined();
});

it('keeps the first that was told', () => {
  keepToldHash(DRAW, 'ab12');
  keepToldHash(DRAW, 'cd34');
  expect(toldHash(DRAW)).toBe('ab12');
});

it('lets the oldest go when there are many', () => {
  for (let draw = 0; draw <= 500; draw += 1) keepToldHash({ ...DRAW, numero: `d-${draw}` }, 'ab12');
  expect(toldHash({ ...DRAW, numero: 'd-0' })).toBeUndefined();
  expect(toldHash({ ...DRAW, numero: 'd-500' })).toBe('ab12');
});
