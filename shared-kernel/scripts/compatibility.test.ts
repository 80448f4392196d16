import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareApi, type PublicApi, refusalOf } from './compatibility.ts';
import { nameOf } from './shape.ts';

const api = (...declarations: readonly string[]): PublicApi =>
  new Map(declarations.map((text) => [`area ${nameOf(text)}`, text]));

const verdict = (before: PublicApi, after: PublicApi, version: string): string =>
  refusalOf(compareApi(before, after), '1.4.2', version) ?? 'allowed';

const GREET = 'export declare const greet: (name: string) => string;';
const CLAP = 'export declare const clap: () => void;';

const cases = [
  { what: 'nothing', before: api(GREET), after: api(GREET), needs: 'patch' },
  { what: 'a new function', before: api(GREET), after: api(GREET, CLAP), needs: 'minor' },
  { what: 'a function that is gone', before: api(GREET, CLAP), after: api(GREET), needs: 'major' },
  {
    what: 'a function that asks for more',
    before: api(GREET),
    after: api(GREET.replace('name: string', 'name: string, age: number')),
    needs: 'major',
  },
  {
    what: 'a member that callers only read',
    before: api('export interface Answer {\n    readonly id: string;\n}'),
    after: api('export interface Answer {\n    readonly id: string;\n    readonly size: number;\n}'),
    needs: 'minor',
  },
  {
    what: 'a member that is gone, deep inside',
    before: api(
      'export declare const store: Store<{\n    user: {\n        name: string;\n        age: number;\n    };\n}>;',
    ),
    after: api('export declare const store: Store<{\n    user: {\n        name: string;\n    };\n}>;'),
    needs: 'major',
  },
  {
    what: 'a member of another type',
    before: api('export interface Answer {\n    readonly id: string;\n}'),
    after: api('export interface Answer {\n    readonly id: number;\n}'),
    needs: 'major',
  },
  {
    what: 'a prop that may be left out',
    before: api('interface ButtonProps {\n    readonly label: string;\n}'),
    after: api('interface ButtonProps {\n    readonly label: string;\n    readonly icon?: Icon;\n}'),
    needs: 'minor',
  },
  {
    what: 'a prop that every caller must give',
    before: api('interface ButtonProps {\n    readonly label: string;\n}'),
    after: api('interface ButtonProps {\n    readonly label: string;\n    readonly icon: Icon;\n}'),
    needs: 'major',
  },
  {
    what: 'a field that a parameter must have',
    before: api('export declare const pay: (order: {\n    id: string;\n}) => void;'),
    after: api('export declare const pay: (order: {\n    id: string;\n    amount: string;\n}) => void;'),
    needs: 'major',
  },
  {
    what: 'a slot of a new name',
    before: api("export interface SlotProps {\n    'home.prompts': Nothing;\n}"),
    after: api("export interface SlotProps {\n    'home.prompts': Nothing;\n    'home.top': Nothing;\n}"),
    needs: 'minor',
  },
  {
    what: "a field of an endpoint's value",
    before: api(
      'export declare const getIt: Endpoint<Obj<{\n    day: Str;\n}, Strip>, Obj<{\n    sum: Str;\n}, Strip>>;',
    ),
    after: api(
      'export declare const getIt: Endpoint<Obj<{\n    day: Str;\n}, Strip>, Obj<{\n    sum: Str;\n    fee: Str;\n}, Strip>>;',
    ),
    needs: 'minor',
  },
  {
    what: "a required field of an endpoint's input",
    before: api(
      'export declare const getIt: Endpoint<Obj<{\n    day: Str;\n}, Strip>, Obj<{\n    sum: Str;\n}, Strip>>;',
    ),
    after: api(
      'export declare const getIt: Endpoint<Obj<{\n    day: Str;\n    zone: Str;\n}, Strip>, Obj<{\n    sum: Str;\n}, Strip>>;',
    ),
    needs: 'major',
  },
] as const;

const VERSIONS = { patch: '1.4.3', minor: '1.5.0', major: '2.0.0' } as const;
const ORDER = ['patch', 'minor', 'major'] as const;

for (const { what, before, after, needs } of cases) {
  test(`${what} needs a ${needs} version`, () => {
    for (const kind of ORDER) {
      const isAllowed = verdict(before, after, VERSIONS[kind]) === 'allowed';
      assert.equal(isAllowed, ORDER.indexOf(kind) >= ORDER.indexOf(needs), `as ${kind}`);
    }
  });
}

test('a refusal names what breaks and the version that would be right', () => {
  const said = verdict(api(GREET, CLAP), api(GREET), '1.4.2');
  assert.match(said, /2\.0\.0/);
  assert.match(said, /area clap is gone/);
  assert.match(verdict(api(GREET), api(GREET, CLAP), '1.4.2'), /1\.5\.0/);
});
