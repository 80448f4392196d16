import { greetingOf } from './greeting.ts';
import en from './texts.en.json';
import ty from './texts.ty.json';

describe('greeting by local hour', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'earlyAfternoon'],
    [14, 'earlyAfternoon'],
    [15, 'lateAfternoon'],
    [18, 'lateAfternoon'],
    [19, 'evening'],
    [23, 'evening'],
  ] as const)('hour %i is %s', (hour, greeting) => {
    expect(greetingOf(hour)).toBe(greeting);
  });
});

it.each([
  ['English', en.greeting],
  ['Filipino', ty.greeting],
])('has words of its own for each greeting in %s', (_language, words) => {
  const greetings = [0, 11, 15, 19].map((hour) => words[greetingOf(hour)]);
  expect(new Set(greetings).size).toBe(4);
});
