import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandFaults, pathFaults, type Workspace } from './document-faults.ts';

const workspace: Workspace = {
  files: ['README.md', 'kernel/src/late/late.tsx', 'remote-x/src/manifest.ts', 'tools/new.ts'],
  scripts: {
    '.': { new: 'node tools/new.ts', start: 'node tools/start.ts' },
    'remote-x': { test: 'jest' },
  },
  subCommands: (script) => (script === 'new' ? ['feature', 'form'] : undefined),
  hasProgram: (name) => name === 'tsc',
};
const paths = (...spans: string[]) => pathFaults(spans.map((span) => `\`${span}\``).join(' and '), workspace);
const commands = (markdown: string) => commandFaults(markdown, workspace);

describe('a path in backticks', () => {
  it('is there from the root, from a folder inside, or as it is imported', () => {
    assert.deepEqual(
      paths('kernel/src/late/late.tsx', 'late.tsx', 'late/', 'kernel/late', 'remote-x/src/manifest.ts'),
      [],
    );
  });

  it('may have names left open', () => {
    assert.deepEqual(paths('remote-*/src/manifest.ts', 'remote-<name>/src/{manifest,paths}.ts'), []);
    assert.deepEqual(paths('remote-*/src/remote.tsx'), ['remote-*/src/remote.tsx']);
  });

  it('is told where no file has it', () => {
    assert.deepEqual(paths('kernel/lazy', 'lat.tsx', 'gone/', 'src/late.tsx'), [
      'kernel/lazy',
      'lat.tsx',
      'gone/',
      'src/late.tsx',
    ]);
  });

  it('is none where it is an address, a media type, or what a build writes', () => {
    assert.deepEqual(paths('/m/login', 'application/json', 'remote-x/dist', '.site/logs', 'release.json'), []);
  });
});

describe('a command', () => {
  it('is a script, a script of a package, a program or a file', () => {
    const block =
      '```sh\npnpm new feature x    # a page\npnpm --filter remote-x test\npnpm exec tsc -b\nnode tools/new.ts\n```';
    assert.deepEqual(commands(`${block}\n\`npm start\` and \`pnpm install\``), []);
  });

  it('is told where there is none, with the sub-commands of our own', () => {
    const gone = [
      'pnpm newer',
      'pnpm new page x',
      'pnpm --filter remote-y test',
      'pnpm exec tsx',
      'node tools/gone.ts',
    ];
    assert.deepEqual(commands(`\`\`\`sh\n${gone.join('\n')}\n\`\`\``), gone);
  });
});
