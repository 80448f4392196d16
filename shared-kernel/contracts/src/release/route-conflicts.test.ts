import { claimedTwice, outsidePages } from './route-conflicts.ts';

const claimant = (name: string, addresses: readonly (readonly string[])[], slots: readonly string[] = []) => ({
  name,
  routes: addresses.map(([path = '', ...aliases]) => ({ path, aliases })),
  slots: slots.map((slot) => ({ name: slot })),
});
const browse = claimant('browse@1', [['/m/home', '/', '/m'], ['/m/draw/:code']]);

test('apart, nothing is said', () => {
  expect(claimedTwice([browse, claimant('agent@1', [['/m/agent'], ['/m/draw/last'], ['/m/:page']])])).toEqual([]);
});

test.each([
  [['/m/home'], '/m/home belongs to browse@1, and agent@1 claims it too'],
  [['/m/agent', '/m/'], '/m/ belongs to browse@1 as /m, and agent@1 claims it too'],
  [['/m/draw/:id'], '/m/draw/:id belongs to browse@1 as /m/draw/:code, and agent@1 claims it too'],
])("%p is another's", (addresses, sentence) => {
  expect(claimedTwice([browse, claimant('agent@1', [addresses])])).toEqual([sentence]);
});

test('a remote that claims an address twice is told so', () => {
  expect(claimedTwice([claimant('agent@1', [['/m/agent'], ['/m/team', '/m/agent/']])])).toEqual([
    '/m/agent/ is claimed twice by agent@1 as /m/agent',
  ]);
});

test('a route that names its own address again claims nothing twice', () => {
  expect(claimedTwice([claimant('browse@1', [['/m/home', '/m', '/m/', '/m/home']])])).toEqual([]);
});

test('a slot that takes one filler has one; others may have several', () => {
  const fillers = ['account@1', 'agent@1'].map((name) => claimant(name, [], ['auth.dialog', 'home.prompts']));
  expect(claimedTwice(fillers)).toEqual(['the slot auth.dialog belongs to account@1, and agent@1 claims it too']);
});

test.each([
  ['/m/:page/last', '/m/draw/:code'],
  ['/m/:kind/:code/bets', '/m/draw/:code/:part'],
  ['/m/page-:id', '/m/:name-list'],
])('%p and %p meet, and nothing but the alphabet would choose', (one, other) => {
  expect(claimedTwice([claimant('agent@1', [[one]]), claimant('browse@1', [[other]])])).toEqual([
    `${other} of browse@1 meets ${one} of agent@1, and neither is the narrower`,
  ]);
});

test.each([
  ['/m/:page', '/m/draw/:code'],
  ['/m/:page/:code', '/m/draw/:code'],
  ['/m/draw/:code', '/m/bet/:code'],
  ['/m/page-:id', '/m/:name'],
  ['/m/page-:id', '/m/bet-:id'],
  ['/m/:id-old', '/m/:id-new'],
])('%p and %p are told apart: one is the narrower, or no address is of both', (one, other) => {
  expect(claimedTwice([claimant('agent@1', [[one]]), claimant('browse@1', [[other]])])).toEqual([]);
});

test('an address at which no page is ever shown is named', () => {
  const addresses = [
    '/m/_release',
    '/wps/session',
    '/mine',
    '/a/b.html',
    '/m/home',
    '/',
    '/m',
    '/register.html',
    '/m/draw/:page',
  ];
  expect([...outsidePages([claimant('agent@1', [addresses])])].sort()).toEqual(
    ['/a/b.html', '/m/_release', '/mine', '/wps/session'].map(
      (address) => `${address} of agent@1 is no page's address: those are /, /m/… and /<name>.html`,
    ),
  );
});

test('a pattern that would take every unknown address is refused, one with a fixed part is not', () => {
  const addresses = ['/m/agent', '/m/:anything', '/m/agent/:id', '/m/:one/:two', '/m/:page/last', '/m/:name-old'];
  expect(outsidePages([claimant('agent@1', [addresses])]).toSorted()).toEqual(
    ['/m/:anything', '/m/:one/:two'].map(
      (address) => `${address} of agent@1 would take every unknown address: a part of it below /m/ has to be fixed`,
    ),
  );
});
