import { registrationMethods } from './use-registration-method.ts';

it.each([
  [[], ['username']],
  [['USERNAMEREG3'], ['username']],
  [['MOBILENUMREG3'], ['mobile']],
  [
    ['USERNAMEREG3', 'MOBILENUMREG3'],
    ['mobile', 'username'],
  ],
])('%j: %j', (flags, methods) => {
  expect(registrationMethods((flag) => flags.some((each) => each === flag))).toEqual(methods);
});
