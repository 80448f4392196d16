import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { type Compiler, rspack } from '@rspack/core';
import { deterministicHashesPlugin, standInsFor } from './deterministic-hashes.ts';

const FILES: Readonly<Record<string, string>> = {
  'entry.js': "import('./page.js').then(({ page }) => console.log(page));",
  'page.js': "import './page.css';\nexport const page = 'here';",
  'page.css': 'p { color: red }',
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steady-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What the minifier is given of the first script, and what is written, by file. */
const build = async (name: string) => {
  const context = join(folder, name);
  await mkdir(context, { recursive: true });
  for (const [file, text] of Object.entries(FILES)) await writeFile(join(context, file), text);
  let given = '';
  let provisional: readonly string[] = [];
  const listen = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.thisCompilation.tap('Listen', (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tap({ name: 'Listen', stage: stage - 1 }, () => {
          const first = compilation.getAssets().find((asset) => asset.name.startsWith('main'));
          given = first?.source.source().toString() ?? '';
          provisional = compilation.getAssets().flatMap(({ info }) => info.contenthash ?? []);
        });
      });
    },
  };
  const compiler = rspack({
    context,
    mode: 'production',
    target: 'web',
    entry: { main: './entry.js' },
    output: {
      path: join(context, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [deterministicHashesPlugin(), listen],
  });
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.run((error, done) =>
      error ? reject(error) : resolve(done?.toString({ all: false, errors: true }) ?? ''),
    ),
  );
  assert.equal(stats.trim(), '');
  await new Promise((resolve) => compiler.close(resolve));
  const written = await readdir(join(context, 'dist'));
  return { given, provisional, written, script: await readFile(join(context, 'dist/main.js'), 'utf8') };
};

it('the minifier is given the same text in every folder, and what is written names the files that are there', async () => {
  const [here, there] = [await build('one'), await build('an other 5555555555')];
  assert.equal(here.given, there.given);
  assert.match(here.given, /\.css/);
  for (const { given, provisional, written, script } of [here, there]) {
    assert.equal(provisional.length, 2);
    for (const hash of provisional) assert.ok(!given.includes(hash), 'a hash that is made of paths');
    const hashes = written.flatMap((file) => /\.([0-9a-f]{10})\./.exec(file)?.[1] ?? []);
    assert.equal(hashes.length, 2, written.join(', '));
    for (const hash of hashes) assert.ok(script.includes(hash), `${hash} is not in ${script}`);
  }
  assert.deepEqual(here.written, there.written);
  assert.equal(here.script, there.script);
});

it('a stand-in is as long as its hash, and says only which file it is of', () => {
  const [one, other] = [
    standInsFor([{ name: 'files/host.fa4ad16bb9.css', hashes: ['fa4ad16bb9'] }]),
    standInsFor([{ name: 'files/host.0547496838.css', hashes: ['0547496838'] }]),
  ];
  assert.deepEqual([...one.values()], [...other.values()]);
  assert.equal(one.get('fa4ad16bb9')?.length, 10);
  assert.notDeepEqual(
    [...standInsFor([{ name: 'files/kit.0547496838.css', hashes: ['0547496838'] }]).values()],
    [...one.values()],
  );
});
