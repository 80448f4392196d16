import { registerWays } from './register-ways.ts';

it.each([
  [[], ['username']],
  [['USERNAMEREG3'], ['username']],
  [['MOBILENUMREG3'], ['mobile']],
  [
    ['USERNAMEREG3', 'MOBILENUMREG3'],
    ['username', 'mobile'],
  ],
])('%j: %j', (flags, ways) => {
  expect(registerWays((flag) => flags.some((each) => each === flag))).toEqual(ways);
});
