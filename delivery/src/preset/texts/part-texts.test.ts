import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { missingWords, partTexts, textPlaces } from './remote-texts.ts';

const require = createRequire(import.meta.url);
const REMOTE = `export const remote = {
  pages: { login: () => import('./features/login/login.page.tsx'), help: () => import('./features/help/help.page.tsx') },
  slots: { 'login-dialog': () => import('./features/login/login-dialog.slot.tsx') },
};`;

let root = '';
const write = async (file: string, texts: object) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), JSON.stringify(texts));
};

const run = (loader: string, file: string, source: string) => {
  const watched: string[] = [];
  const note = (path: string) => watched.push(path);
  const context = { resourcePath: join(root, file), addDependency: note, addContextDependency: note };
  return { text: require(loader).call(context, source) as string, watched };
};

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'texts-'));
  for (const language of ['en', 'ty']) {
    await write(`src/features/login/texts.${language}.json`, { login: { submit: 'Go' }, close: 'Shut' });
    await write(`src/shared/texts.${language}.json`, { close: 'Close', login: { back: 'Back' } });
  }
});
after(() => rm(root, { recursive: true, force: true }));

test('the places with texts are the features that have some, and what they share', () => {
  assert.deepEqual(
    textPlaces(root).map(({ name }) => name),
    ['login', 'shared'],
  );
});

test('each page and slot has the texts of its feature, or the shared ones where it has none', () => {
  const parts = partTexts(root, REMOTE);
  assert.equal(parts.get('login')?.TY, './features/login/texts.ty.json');
  assert.deepEqual(parts.get('login-dialog'), parts.get('login'));
  assert.equal(parts.get('help')?.EN, './shared/texts.en.json');
});

test('the exposed module gets one lazy import for each place and language', () => {
  const { text, watched } = run('./part-texts-loader.cjs', 'src/remote.tsx', REMOTE);
  assert.equal(text.match(/features\/login\/texts\.en\.json/g)?.length, 1);
  assert.match(text, /"login": (texts\d), "help": texts\d, "login-dialog": \1 /);
  assert.deepEqual(watched, [join(root, 'src/features')]);
});

test('a feature’s texts come with the shared ones under them', () => {
  const { text, watched } = run(
    './merge-texts-loader.cjs',
    'src/features/login/texts.en.json',
    JSON.stringify({ login: { submit: 'Go' }, close: 'Shut' }),
  );
  assert.deepEqual(JSON.parse(text), { close: 'Shut', login: { back: 'Back', submit: 'Go' } });
  assert.deepEqual(watched, [join(root, 'src/shared/texts.en.json')]);
});

test('words that one language lacks are named with their file; none are where both have all', async () => {
  assert.deepEqual(missingWords(root), []);
  await write('src/features/login/texts.en.json', { login: { submit: 'Go', again: 'Again' }, close: 'Shut' });
  await write('src/shared/texts.ty.json', { close: 'Isara', login: { back: 'Bumalik' }, extra: { word: 'Dagdag' } });
  assert.deepEqual(missingWords(root), [
    'src/features/login/texts.ty.json lacks login.again: each text is in both languages.',
    'src/shared/texts.en.json lacks extra.word: each text is in both languages.',
  ]);
});
