import type { Book } from '../book.ts';
import type { Movement, RebatedDay } from './kept.ts';

const keyOf = ({ memberId, day }: RebatedDay, before: number): string => `rebate/${memberId}/${day}/${before}`;

/** A day's claims, each under what was claimed before it; what a midnight gave after them is one movement more. */
const ofDay = (day: RebatedDay, claims: number[]): readonly Movement[] => {
  const { username, total, isCut } = day;
  const movements: Movement[] = [];
  let before = 0;
  while (claims[0] !== undefined && before + claims[0] <= total) {
    const amount = claims.shift() ?? 0;
    movements.push({ key: keyOf(day, before), username, amount });
    before += amount;
  }
  return isCut && before < total
    ? [...movements, { key: keyOf(day, before), username, amount: total - before }]
    : movements;
};

/** Claims that fit into no day are expected all the same, and found missing. */
export const expectedRebates = ({ rebates }: Book, days: readonly RebatedDay[]): readonly Movement[] => {
  const usernames = new Set([...rebates.keys(), ...days.map(({ username }) => username)]);
  return [...usernames].flatMap((username) => {
    const claims = [...(rebates.get(username) ?? [])];
    const found = days.filter((day) => day.username === username).flatMap((day) => ofDay(day, claims));
    return [...found, ...claims.map((amount, place) => ({ key: `rebate/none/${place}`, username, amount }))];
  });
};
