import { matching } from './matching.ts';

const ARTICLES = [
  { title: 'Deposits', content: '<p>By <b>e-wallet</b> or bank.</p>' },
  { title: 'Bank accounts', content: '<p>At most five.</p>' },
  { title: 'Señales', content: '<img alt="bank">' },
];
const found = (search: string) => matching(ARTICLES, search).map(({ index }) => index);

it.each([
  ['', [0, 1, 2]],
  ['   ', [0, 1, 2]],
  ['bank', [1, 0]],
  ['BANK accounts', [1]],
  ['bank wallet', [0]],
  ['senales', [2]],
  ['<b>', []],
  ['img', []],
])('%p finds %p', (search, indexes) => {
  expect(found(search)).toEqual(indexes);
});
