import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sortTables } from './integrity-order.ts';

const hash = (of: string): string => `"*-*-*-CHUNK-SRI-HASH-${of}="`;
const script = (table: string): string => `var a = {7: "x"}; r.sriHashes = ${table}; r.more = {"2":1};`;

const sorted = (table: string): string => {
  const given = script(table);
  const [found, ...others] = sortTables(given);
  assert.ok(found && others.length === 0);
  return given.slice(0, found.start) + found.text + given.slice(found.end);
};

it('chunks stand in one order, whatever the order that the bundler met them in', () => {
  const [one, two, named] = [`36: ${hash('a+/b')}`, `104:${hash('c')}`, `"page": ${hash('d')}`];
  const inOneOrder = sorted(`{${one},${two},${named}}`);
  assert.equal(sorted(`{${named},${two},${one}}`), inOneOrder);
  assert.equal(sorted(`{${two},${one},${named}}`), inOneOrder);
  assert.equal(inOneOrder.length, script(`{${one},${two},${named}}`).length);
});

it('a script without the tables has none', () => assert.deepEqual(sortTables('r.hashes = {1: "sha256-x"};'), []));
