import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { KERNEL_FOLDER, kernelPackages } from '../../workspace/kernel-packages.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Declarations, writeDeclarations } from './declarations.ts';

const SCRATCH = join(KERNEL_FOLDER, '.types/api-check');
const TSC = join(WORKSPACE, 'node_modules/.bin/tsc');
const OPTIONS = { composite: false, incremental: false, emitDeclarationOnly: false, declaration: false, noEmit: true };

/**
 * Tables whose every row is a fact of its own: functions that are generic over their keys are compared over the rows that
 * were there, so that a new row changes nothing for who knows the old ones.
 */
const GROWING = [{ file: 'runtime/src/events/event-map.d.ts', table: 'EventMap' }];

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

/** Each side finds the dependencies of the kernel's packages where the packages have them. */
const writeSide = (side: string, declarations: Declarations): void => {
  writeDeclarations(join(SCRATCH, side), declarations);
  for (const { folder } of kernelPackages) {
    const installed = join(folder, 'node_modules');
    const place = join(SCRATCH, side, basename(folder));
    if (existsSync(place)) symlinkSync(installed, join(place, 'node_modules'));
  }
};

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
  const remote = 'runtime/src/remote/remote.d.ts';
  return `${lines.join('\n')}
import type { RemoteModule as NewRemote } from './new/${remote}';
import type { RemoteModule as OldRemote } from './old/${remote}';
export const remote: NewRemote = null! as OldRemote;
`;
};

const problemsIn = (output: string, requests: readonly string[]): readonly string[] =>
  output.split(/\n(?=\S)/).flatMap((block) => {
    const [, line] = /^\S*check\.ts\((\d+),/.exec(block) ?? [];
    if (line === undefined) return block.trim() === '' ? [] : [block.trim()];
    const request = requests[Math.floor((Number(line) - 1) / 3)];
    // The first line names both modules whole; what is wrong stands under it, or in it when it is the only one.
    const [first = '', ...under] = block
      .trim()
      .replaceAll(/import\("[^"]*\/([^/"]+)"\)\.?/g, '')
      .split('\n');
    const text = under.length > 0 ? under.join('\n') : first.replace(/^.*?error TS\d+: /, '');
    return [`${request ?? 'the module that a remote exposes'}:\n${text}`];
  });

/** What a remote that was built on `before` would miss in `now`, by module; empty: nothing. `modules`: files of `before` by request. */
export const compareApis = async (
  before: Declarations,
  now: Declarations,
  modules: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const gone = Object.entries(modules).filter(([, file]) => !(file in now));
  const kept = Object.entries(modules).filter(([, file]) => file in now);
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  writeSide('old', before);
  writeSide('new', overOldRows(now));
  writeFileSync(join(SCRATCH, 'check.ts'), checkFile(kept.map(([, file]) => file)));
  const config = {
    extends: join(WORKSPACE, 'tsconfig.base.json'),
    compilerOptions: { ...OPTIONS, rootDir: WORKSPACE },
    files: ['check.ts'],
  };
  writeFileSync(join(SCRATCH, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await runProgram(TSC, ['-p', SCRATCH, '--pretty', 'false', '--checkers', '1'], {
    cwd: SCRATCH,
  });
  const problems = problemsIn(
    output,
    kept.map(([request]) => request),
  );
  if (code !== 0 && problems.length === 0) throw new Error(`The compiler failed without a word (${code}).`);
  return [...gone.map(([request]) => `${request} is gone`), ...problems];
};
