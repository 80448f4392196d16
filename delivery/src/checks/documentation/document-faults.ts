/** What the workspace has, for a document to name. */
export interface Workspace {
  /** Every file, from the root. */
  readonly files: readonly string[];
  /** Scripts by the name of their package; the root's under `.`. */
  readonly scripts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The sub-commands of a script of the root, where it has nothing but sub-commands. */
  readonly subCommands: (script: string) => readonly string[] | undefined;
  /** Whether a program is installed at the root. */
  readonly hasProgram: (name: string) => boolean;
}

const FENCE = /^```\w*\n([\s\S]*?)^```$/gm;
const SPAN = /`([^`\n]+)`/g;
const SOURCE = /\.(?:tsx?|mjs|cjs|js|json|md|css|ya?ml|sh|svg)$/;
/** Files that a build or a running site writes, and what belongs to another program. */
const NOT_IN_THE_SOURCES =
  /(?:^|\/)(?:dist|node_modules|\.site|\.cache)(?:\/|$)|^(?:release|signatures|parts\.cdx|wire)\.json$/;
const PNPM_OWN = new Set(['install', 'add', 'audit', 'exec', 'dlx', 'store', 'i']);

const spansOf = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(FENCE, '').matchAll(SPAN)].map(([, span = '']) => span);

/** Lines of shell blocks, and code in the text that is a command. */
const commandsOf = (markdown: string): readonly string[] => {
  const lines = [...markdown.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n'));
  return [...lines.map((line) => line.replace(/\s+#.*$/, '').trim()), ...spansOf(markdown)].filter((line) =>
    /^(?:pnpm|npm|node) [\w-]/.test(line),
  );
};

/** One pattern for a path, wherever in the workspace it ends: `*` and `<name>` are any name, `{a,b}` either. */
const patternOf = (path: string): RegExp => {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+()$^|[\]]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*+|<[^>]+>/g, '[^/\\n]*')
    // A part of a package is named as it is imported: without `src`, without the ending.
    .replace('/', '/(?:src/)?');
  return new RegExp(`(?:^|/)${pattern}(?:/|$${SOURCE.test(path) ? '' : '|\\.\\w'})`, 'm');
};

/** Paths in backticks that no file of the workspace has. */
export const pathFaults = (markdown: string, { files }: Pick<Workspace, 'files'>): readonly string[] => {
  const all = files.join('\n');
  const roots = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));
  const isPath = (span: string): boolean =>
    /^[\w.@{},*<>/-]+$/.test(span) &&
    !/^[/@<*.]/.test(span) &&
    !NOT_IN_THE_SOURCES.test(span) &&
    (SOURCE.test(span) || span.endsWith('/') || (span.includes('/') && roots.has(span.split('/')[0])));
  return [...new Set(spansOf(markdown).filter(isPath))].filter((path) => !patternOf(path).test(all));
};

const isKnown = (command: string, workspace: Workspace): boolean => {
  const { scripts, files, subCommands, hasProgram } = workspace;
  const [program, first = '', second = '', third = ''] = command.split(/\s+/);
  if (program === 'node') return first.startsWith('-') || files.includes(first);
  if (first === '--filter') {
    const name = second.replaceAll(/^['"]|['"]$/g, '');
    const packages = Object.keys(scripts).filter((each) => patternOf(name).test(each));
    return packages.length > 0 && packages.every((each) => third === 'exec' || third in (scripts[each] ?? {}));
  }
  if (first === 'exec') return second === 'node' ? isKnown(`node ${third}`, workspace) : hasProgram(second);
  const script = program === 'npm' && first === 'run' ? second : first;
  if (PNPM_OWN.has(script)) return true;
  if (!(script in (scripts['.'] ?? {}))) return false;
  return !/^[a-z][a-z-]*$/.test(second) || subCommands(script)?.includes(second) !== false;
};

/** Commands of a document that do not exist. */
export const commandFaults = (markdown: string, workspace: Workspace): readonly string[] =>
  [...new Set(commandsOf(markdown))].filter((command) => !isKnown(command, workspace));
