import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkNamespace, type Source } from './check-namespace.ts';
import { compareTexts, readTexts } from './texts.ts';
import { readKeyUse } from './used-keys.ts';

const MENU = `t(\`menu.\${name}\`)`;
const ANY_GROUP = `t(\`\${group}.home\`)`;
const ERROR_OF_X = `t(\`x:error.\${code}\`)`;

const texts = (value: object) => readTexts(JSON.stringify(value));
const source = (code: string, file = 'remote-x/src/page.tsx', place: string | null = null): Source => ({
  file,
  home: 'x',
  place,
  use: readKeyUse(file, code),
});
const check = (value: object, ...sources: readonly Source[]) =>
  checkNamespace({ name: 'x', places: [{ name: null, en: texts(value), ty: texts(value) }] }, sources);
const checkPlaces = (places: Readonly<Record<string, object>>, ...sources: readonly Source[]) =>
  checkNamespace(
    {
      name: 'x',
      places: Object.entries(places).map(([name, value]) => ({ name, en: texts(value), ty: texts(value) })),
    },
    sources,
  );

describe('two languages', () => {
  it('have the same keys, placeholders and words', () => {
    const en = texts({ a: 'One {{name}}', b: { c: 'Two' }, d: 'Three' });
    assert.deepEqual(compareTexts(en, texts({ a: 'Isa {{name}}', b: { c: 'Dalawa' }, d: 'Tatlo' })), []);
    assert.deepEqual(compareTexts(en, texts({ a: 'Isa', b: { c: ' ' }, e: 'Apat' })), [
      'TY lacks "d"',
      'EN lacks "e"',
      'TY has no text for "b.c"',
      '"a" is filled with other values in EN than in TY',
    ]);
  });

  it('have the plurals that each needs', () => {
    const en = texts({ unread_one: '{{count}} message', unread_other: '{{count}} messages' });
    assert.deepEqual(compareTexts(en, texts({ unread_other: '{{count}} mensahe' })), [
      'TY has no "unread_one", a plural that the language needs',
    ]);
  });
});

describe('a key is used', () => {
  it('as a literal, in a condition, in a table and as a plural', () => {
    const value = { a: '1', b: { c: '2', d: '3' }, e_one: '4', e_other: '5' };
    assert.deepEqual(
      check(
        value,
        source(`const { t } = useTranslation('x'); t('a'); t('e', { count });`),
        source(`t(isIt ? 'b.c' : 'b.d')`),
      ),
      [],
    );
    assert.deepEqual(check({ b: { c: '2' } }, source(`const TABLE = { one: 'b.c' };`)), []);
  });

  it('through a template that names its group, and through no other', () => {
    assert.deepEqual(check({ menu: { home: '1' } }, source(MENU)), []);
    assert.deepEqual(check({ menu: { home: '1' } }, source(ANY_GROUP)), ['"menu.home" is not used']);
    assert.deepEqual(check({ menu: { home: { title: '1' } } }, source(MENU)), [
      '"menu.home.title" is not used',
      'remote-x/src/page.tsx asks for /^menu\\.[^.]+$/, which is not there',
    ]);
  });

  it('by another package that names the namespace', () => {
    const literal: Source = { ...source(`t('x:a')`), home: 'y' };
    assert.deepEqual(check({ a: '1' }, literal), []);
    const template: Source = { ...source(ERROR_OF_X), home: 'y' };
    assert.deepEqual(check({ error: { unknown: '1' } }, template), []);
  });

  it('not by a type', () => {
    assert.deepEqual(check({ a: { b: '1' } }, source(`type Key = 'a.b';`)), ['"a.b" is not used']);
  });
});

describe('a key is missing', () => {
  it('when code, a manifest or another namespace asks for it', () => {
    assert.deepEqual(check({}, source(`t('a.b')`)), ['remote-x/src/page.tsx asks for "a.b", which is not there']);
    assert.deepEqual(check({}, source(`export const m = { title: 'title.a' };`, 'remote-x/src/manifest.ts')), [
      'remote-x/src/manifest.ts asks for "title.a", which is not there',
    ]);
    assert.deepEqual(check({}, { ...source(`t('x:gone')`), home: 'y' }), [
      'remote-x/src/page.tsx asks for "gone", which is not there',
    ]);
  });
});

describe('a feature', () => {
  const login = source(`t('submit'); t('close')`, 'remote-x/src/features/login/login.page.tsx', 'login');
  const help = source(`t('ask'); t('close')`, 'remote-x/src/features/help/help.page.tsx', 'help');

  it('has its own texts and the shared ones', () => {
    assert.deepEqual(
      checkPlaces({ login: { submit: '1' }, help: { ask: '2' }, shared: { close: '3' } }, login, help),
      [],
    );
  });

  it('has none of another feature’s', () => {
    assert.deepEqual(checkPlaces({ login: { submit: '1', close: '3' }, help: { ask: '2' } }, login, help), [
      'remote-x/src/features/help/help.page.tsx asks for "close", which is not there for help',
    ]);
    assert.deepEqual(
      checkPlaces({ login: { ask: '1' }, help: { ask: '2' }, shared: { close: '3', submit: '4' } }, login, help),
      ['login: "ask" is not used', 'help: "ask" stands in login too'],
    );
  });

  it('may be the only one whose route’s title is asked for', () => {
    const manifest = source(`export const m = { title: 'title.help' };`, 'remote-x/src/manifest.ts');
    assert.deepEqual(checkPlaces({ help: { title: { help: '1' } } }, manifest), []);
  });
});
