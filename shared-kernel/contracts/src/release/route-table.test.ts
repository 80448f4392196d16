import { createRouteTable } from './route-table.ts';

const at = (name: string, path: string, ...aliases: string[]) => ({ name, path, aliases });
const table = createRouteTable(
  [
    at('anything', '/m/:page'),
    at('home', '/m/home', '/', '/m', '/m/index.html'),
    at('draws', '/m/draw/:code', '/m/d/:code'),
    at('last draw', '/m/draw/last'),
    at('any part', '/m/:page/rules'),
    at('draw rules', '/m/draw/rules/:part'),
    at('second home', '/m/home'),
  ],
  (entry) => entry,
);
const found = (address: string) => table.match(address)?.name;

test.each([
  ['/m/home', 'home'],
  ['/', 'home'],
  ['/m', 'home'],
  ['/m/', 'home'],
  ['/m/index.html', 'home'],
  ['/m/home/', 'home'],
  ['/m/home?category=RNG#top', 'home'],
  ['/m/draw/ph-6-42', 'draws'],
  ['/m/d/ph-6-42?day=2', 'draws'],
  ['/m/Home', 'anything'],
])('%s is %s', (address, name) => {
  expect(found(address)).toBe(name);
});

test('an exact address comes before every pattern, whoever was first', () => {
  expect(found('/m/draw/last')).toBe('last draw');
});

test('of two patterns the one with the earlier fixed part comes first', () => {
  expect(found('/m/draw/rules')).toBe('draws');
  expect(found('/m/help/rules')).toBe('any part');
});

test.each(['/m/draw/ph/more', '/M/home', '/m/index.html/more', '/n/home'])('%s is nothing', (address) => {
  expect(found(address)).toBeUndefined();
});

test('a parameter is not empty, and not itself an address', () => {
  expect(found('/m/draw//')).toBe('anything');
  expect(createRouteTable([at('draws', '/m/draw/:code')], (entry) => entry).match('/m/draw/')).toBeUndefined();
});

test('of two patterns the one that fits less comes first, whatever stands after its parameter', () => {
  for (const paths of [
    ['/m/:name', '/m/:name-old'],
    ['/m/:name-old', '/m/:name'],
  ]) {
    const rows = createRouteTable(
      paths.map((path) => at(path, path)),
      (entry) => entry,
    );
    expect(rows.match('/m/promo-old')?.name).toBe('/m/:name-old');
    expect(rows.match('/m/promo')?.name).toBe('/m/:name');
  }
});
