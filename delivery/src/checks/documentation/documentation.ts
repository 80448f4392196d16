import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { commandFaults, pathFaults, type Workspace } from './document-faults.ts';

/** One step of `pnpm verify`: every path and command that the documentation names exists. */
const DOCUMENTS = ['README.md', 'docs/**/*.md', '*/README.md'];

const read = (file: string): string => readFileSync(join(WORKSPACE, file), 'utf8');
// With what is not committed yet, without what is ignored.
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: WORKSPACE,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(WORKSPACE, file)));

const scripts = Object.fromEntries(
  files
    .filter((file) => /^(?:[^/]+\/){0,2}package\.json$/.test(file))
    .map((file) => [JSON.parse(read(file)), dirname(file)] as const)
    .map(([{ name, scripts: own = {} }, folder]) => [folder === '.' ? '.' : name, own]),
);

const subCommands: Workspace['subCommands'] = (script) => {
  const file = /^node (\S+\.ts)/.exec(scripts['.']?.[script] ?? '')?.[1];
  if (file === undefined) return undefined;
  const code = globSync(`${dirname(file)}/*.ts`, { cwd: WORKSPACE })
    .map(read)
    .join('\n');
  const commands = [...code.matchAll(/\.command\(\s*'([^']*)'/g)].map(
    ([, command = '']) => command.split(' ')[0] ?? '',
  );
  return commands.length > 0 && commands.every((name) => /^[a-z]/.test(name)) ? commands : undefined;
};

const workspace: Workspace = {
  files,
  scripts,
  subCommands,
  hasProgram: (name) => existsSync(join(WORKSPACE, 'node_modules/.bin', name)),
};

for (const document of globSync(DOCUMENTS, { cwd: WORKSPACE }).sort()) {
  const text = read(document);
  const faults = [
    ...pathFaults(text, workspace).map((path) => `${document}: there is no ${path}`),
    ...commandFaults(text, workspace).map((command) => `${document}: there is no command "${command}"`),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
