import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Declarations, writeDeclarations } from './declarations.ts';

/** Inside the kernel, so that the declarations find its dependencies; among what is built, so that nobody else sees it. */
const SCRATCH = join(WORKSPACE, 'shared-kernel/.types/api-check');
const TSC = join(WORKSPACE, 'node_modules/.bin/tsc');
const OPTIONS = { composite: false, incremental: false, emitDeclarationOnly: false, declaration: false, noEmit: true };

/**
 * Tables whose every row is a fact of its own: functions that are generic over their keys are compared over the rows that
 * were there, so that a new row changes nothing for who knows the old ones.
 */
const GROWING = [{ file: 'events/event-map.d.ts', table: 'EventMap' }];

const overOldRows = (declarations: Declarations): Declarations => {
  const narrowed: Record<string, string> = { ...declarations };
  for (const { file, table } of GROWING) {
    const text = declarations[file];
    if (text === undefined) continue;
    const old = posix.relative(posix.join('new', posix.dirname(file)), posix.join('old', file));
    narrowed[file] = text.replace(
      `export interface ${table} {`,
      `import type { ${table} as Old } from '${old}';\nexport type ${table} = Pick<Every${table}, keyof Old & keyof Every${table}>;\ninterface Every${table} {`,
    );
  }
  return narrowed;
};

const nameOf = (file: string): string => file.replace(/\/[^/]+\.d\.ts$/, '');

/**
 * One assignment for each module: what the kernel offers now, where what it offered before was expected. The compiler
 * knows the direction of each part: results may say more, parameters may ask less. The remote's own module is the other way
 * round: what was built before, where the host expects it now.
 */
const checkFile = (modules: readonly string[]): string => {
  const lines = modules.flatMap((file, index) => [
    `import type * as New${index} from './new/${file}';`,
    `import type * as Old${index} from './old/${file}';`,
    `export const module${index}: { [Name in keyof typeof Old${index}]: (typeof Old${index})[Name] } = null! as typeof New${index};`,
  ]);
  const remote = 'remote/remote.d.ts';
  return `${lines.join('\n')}
import type { RemoteModule as NewRemote } from './new/${remote}';
import type { RemoteModule as OldRemote } from './old/${remote}';
export const remote: NewRemote = null! as OldRemote;
`;
};

const problemsIn = (output: string, modules: readonly string[]): readonly string[] =>
  output.split(/\n(?=\S)/).flatMap((block) => {
    const [, line] = /^\S*check\.ts\((\d+),/.exec(block) ?? [];
    if (line === undefined) return block.trim() === '' ? [] : [block.trim()];
    const file = modules[Math.floor((Number(line) - 1) / 3)];
    // The first line names both modules whole; what is wrong stands under it, or in it when it is the only one.
    const [first = '', ...under] = block
      .trim()
      .replaceAll(/import\("[^"]*\/([^/"]+)"\)\.?/g, '')
      .split('\n');
    const text = under.length > 0 ? under.join('\n') : first.replace(/^.*?error TS\d+: /, '');
    return [`${file ? `shared-kernel/${nameOf(file)}` : 'the module that a remote exposes'}:\n${text}`];
  });

/** What a remote that was built on `before` would miss in `now`, by module; empty: nothing. `modules`: files of `before`. */
export const compareApis = async (
  before: Declarations,
  now: Declarations,
  modules: readonly string[],
): Promise<readonly string[]> => {
  const gone = modules.filter((file) => !(file in now));
  const kept = modules.filter((file) => file in now);
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  writeDeclarations(join(SCRATCH, 'old'), before);
  writeDeclarations(join(SCRATCH, 'new'), overOldRows(now));
  writeFileSync(join(SCRATCH, 'check.ts'), checkFile(kept));
  const config = {
    extends: join(WORKSPACE, 'tsconfig.base.json'),
    compilerOptions: { ...OPTIONS, rootDir: WORKSPACE },
    files: ['check.ts'],
  };
  writeFileSync(join(SCRATCH, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await runProgram(TSC, ['-p', SCRATCH, '--pretty', 'false'], { cwd: SCRATCH });
  const problems = problemsIn(output, kept);
  if (code !== 0 && problems.length === 0) throw new Error(`The compiler failed without a word (${code}).`);
  return [...gone.map((file) => `shared-kernel/${nameOf(file)} is gone`), ...problems];
};
