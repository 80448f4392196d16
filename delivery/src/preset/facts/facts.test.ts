import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { eventPayloads, knownFlags, slotProps } from './declared-fields.ts';
import { globalStyles } from './global-styles.ts';
import { readFacts } from './read-facts.ts';
import { namedInSources } from './source-facts.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "remote-small", "version": "1.0.0", "sideEffects": false }',
  'src/entry.ts': `import { getFavouriteIds, getFavourites } from '@shared-kernel/contracts/browse/favourites';
import { unused } from './unused.ts';
export const ask = () => console.log(getFavouriteIds);
export type Row = typeof getFavourites;
`,
  'src/unused.ts': `import { getBalance } from '@shared-kernel/contracts/member/member';
import { publish } from 'shared-kernel/events';
export const unused = () => publish('wallet.changed', getBalance);
`,
};

const compile = (folder: string): Promise<ReleaseFacts> =>
  new Promise((resolve, reject) => {
    let facts: ReleaseFacts | undefined;
    const compiler = rspack({
      context: folder,
      entry: './src/entry.ts',
      mode: 'production',
      output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
      externals: [/^shared-kernel\//],
      resolve: { extensions: ['.ts', '.js'], conditionNames: ['browser', 'import', 'default'] },
      module: {
        rules: [
          { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        ],
      },
      plugins: [
        ({ hooks }: Compiler) =>
          hooks.thisCompilation.tap('ReadFacts', (compilation: Compilation) =>
            compilation.hooks.processAssets.tap({ name: 'ReadFacts', stage: 5000 }, () => {
              facts = readFacts({ folder, name: 'small', id: 'aaaaaaaa', isDevelopment: false }, compilation);
            }),
          ),
      ],
    });
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() || facts === undefined) reject(error ?? new Error(String(stats)));
      else resolve(facts);
    });
  });

describe('the facts of a build', () => {
  let folder: string;
  before(async () => {
    await mkdir(join(WORKSPACE, '.cache'), { recursive: true });
    folder = await mkdtemp(join(WORKSPACE, '.cache/facts-'));
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await symlink(join(WORKSPACE, 'remote-browse/node_modules'), join(folder, 'node_modules'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are the calls that its files hold, not those that it names as a type or drops', async () => {
    const { calls, publishes } = await compile(folder);
    assert.deepEqual(Object.keys(calls), ['getFavouriteIds']);
    assert.match(calls.getFavouriteIds?.call ?? '', /^GET \/wps\/relay\/MCSFE_getFavoriteGames \(session\)/);
    assert.deepEqual(publishes, {});
  });
});

describe('what sources name', () => {
  const namesIn = (text: string, path = 'page.tsx') => {
    const { publishes, subscribes, shows, flags } = namedInSources([{ path, text }], ['KNOWN3']);
    return { publishes: [...publishes], subscribes: [...subscribes], shows: [...shows], flags: [...flags] };
  };
  const NOTHING = { publishes: [], subscribes: [], shows: [], flags: [] };

  it('are events by the kernel’s functions, under whatever name', () => {
    const text = `import { publish as tell, useEvent } from 'shared-kernel/events';
      tell('a.done', {}); useEvent('b.done', () => {}); other.publish('c.done');`;
    assert.deepEqual(namesIn(text), { ...NOTHING, publishes: ['a.done'], subscribes: ['b.done'] });
  });

  it('are no events by functions of another package', () => {
    assert.deepEqual(namesIn(`import { subscribe } from './form.ts'; subscribe('a.done');`), NOTHING);
  });

  it('are flags that are asked for, stand in a table or are handed on, and slots that are shown', () => {
    const text = `import { useFlag } from 'shared-kernel/brand';
      useFlag('NEW3'); const rows = [{ flag: 'ROW3' }]; brand.flags.DOT3; isOn('KNOWN3'); isOn('ELSE3');
      const page = <SlotOutlet name="home.prompts" props={{}} />;`;
    assert.deepEqual(namesIn(text), {
      ...NOTHING,
      shows: ['home.prompts'],
      flags: ['NEW3', 'ROW3', 'DOT3', 'KNOWN3'],
    });
  });

  it('are read from files whose arrow functions have type parameters', () => {
    const text = `import { hasFlag } from 'shared-kernel/brand'; const f = <T>(x: T): T => x; hasFlag('A3');`;
    assert.deepEqual(namesIn(text, 'rule.ts').flags, ['A3']);
  });
});

describe('what the kernel declares', () => {
  it('is each event’s payload, each slot’s props, and the names of flags', () => {
    assert.deepEqual(eventPayloads()['favourites.changed'], { nodeId: 'string', isFavourite: 'boolean' });
    assert.deepEqual(eventPayloads()['wallet.changed'], {});
    assert.equal(eventPayloads()['remote.failed']?.phase, "'load' | 'render'");
    assert.deepEqual(slotProps()['auth.dialog'], { isOpen: 'boolean', onClose: '() => void', expiredUser: 'string?' });
    assert.ok(knownFlags().includes('DIRECTREG3'));
  });
});

describe('global styles', () => {
  const found = (css: string) => globalStyles(Buffer.from(css), 'agent');

  it('are what has no class of the package', () => {
    const css = `:root{--a:1px} body.dark>div{color:red} .uplot *{margin:0} @font-face{font-family:x;src:url(x)}
      @keyframes spin{to{opacity:0}} @property --own{syntax:"*";inherits:false} .member-card-1t7f{color:red}`;
    assert.deepEqual(found(css), [
      ':root',
      'body.dark > div',
      '.uplot *',
      '@font-face',
      '@keyframes spin',
      '@property --own',
      '.member-card-1t7f',
    ]);
  });

  it('are none of the package’s own rules, in a layer or a query, and none that asks for its class', () => {
    const css = `@layer app{.agent-card-1t7f>li{margin:0} @media (width>1px){.agent-card-1t7f dt{margin:0}}}
      html:has(.agent-foot-a02U){--menu-room:0} @keyframes agent-spin-1t7f{to{opacity:0}} .agent-a-1t7f{& li{margin:0}}`;
    assert.deepEqual(found(css), []);
  });
});
