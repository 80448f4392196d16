import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { commandFaults, pathFaults, type Workspace } from './document-faults.ts';
import { RETIRED, retiredFaults, retiredWords } from './retired-words.ts';

/** One step of `pnpm verify`: every path and command that the documentation names exists, and nothing says a retired word. */
const DOCUMENTS = ['README.md', 'docs/**/*.md', '*/README.md'];

const read = (file: string): string => readFileSync(join(WORKSPACE, file), 'utf8');
// With what is not committed yet, without what is ignored.
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: WORKSPACE,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(WORKSPACE, file)));

const manifests = files
  .filter((file) => /^(?:[^/]+\/){0,2}package\.json$/.test(file))
  .map((file) => ({ folder: dirname(file), manifest: JSON.parse(read(file)) }));

/** The names under which a package's `exports` hand out its files: `kernel/ui/button`. */
const importNames = manifests.flatMap(({ folder, manifest: { name, exports = {} } }) =>
  Object.entries<string | { default: string }>(exports).flatMap(([key, either]) => {
    const target = typeof either === 'string' ? either : either.default;
    const [before, ...after] = `${folder}/${target.slice(2)}`.replaceAll('.', '\\.').split('*');
    const pattern = new RegExp(
      `^${[before, ...after.slice(0, 1)].join('(.+)')}${after
        .slice(1)
        .map((end) => `\\1${end}`)
        .join('')}$`,
    );
    return files.flatMap((file) => {
      const found = pattern.exec(file);
      return found === null ? [] : [`${name}${key.slice(1).replace('*', found[1] ?? '')}`];
    });
  }),
);

const scripts = Object.fromEntries(
  manifests.map(({ folder, manifest: { name, scripts: own = {} } }) => [folder === '.' ? '.' : name, own]),
);

const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path = '']) => join(dirname(file), path));

const subCommands: Workspace['subCommands'] = (script) => {
  const file = /^node (\S+\.ts)/.exec(scripts['.']?.[script] ?? '')?.[1];
  if (file === undefined) return undefined;
  const beside = globSync(`${dirname(file)}/*.ts`, { cwd: WORKSPACE });
  // A command may add its own to those of a file that it imports, and that one those of its features: `pnpm platform`.
  const imported = importsOf(file);
  const further = imported.flatMap(importsOf).filter((path) => path.endsWith('-command.ts'));
  const code = [...new Set([...beside, ...imported, ...further])].map(read).join('\n');
  const commands = [...code.matchAll(/\.command\(\s*'([^']*)'/g)].map(
    ([, command = '']) => command.split(' ')[0] ?? '',
  );
  return commands.length > 0 && commands.every((name) => /^[a-z]/.test(name)) ? commands : undefined;
};

const workspace: Workspace = {
  files: [...files, ...importNames],
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

/** All code and all documents; not what a release has recorded, nor what is stored by its former name. */
const SAYS_WORDS = /\.(?:tsx?|m?js|css|md)$/;
const FREE = /^shared-kernel\/api\/|\/migrations\/|retired-words(?:\.test)?\.ts$/;
const texts = Object.fromEntries(
  files.filter((file) => SAYS_WORDS.test(file) && !FREE.test(file)).map((file) => [file, read(file)]),
);
for (const fault of retiredFaults(retiredWords(RETIRED), texts)) {
  console.error(fault);
  process.exitCode = 1;
}
