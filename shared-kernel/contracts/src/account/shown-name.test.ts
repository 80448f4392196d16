import { shownName } from './shown-name.ts';

test.each([
  ['639180174274', '639***74'],
  ['maria', 'maria'],
  ['juan_2024', 'juan_2024'],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
