/**
 * The kernel's public API, as its emitted declarations say it (`tsc -b shared-kernel` first).
 * `--check`: fails on a change that the version does not allow, and on a report that is not up to date.
 * `--write`: brings the report up to date, under the same rule for versions. A first report needs no older one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compareApi, type PublicApi, refusalOf } from './compatibility.ts';
import { DeclarationReader } from './declarations.ts';
import { type ExportTarget, publicEntries } from './public-entries.ts';
import { nameOf } from './shape.ts';

const HOME = new URL('..', import.meta.url).pathname;
const REPORT = `${HOME}api-report.md`;
const VERSION_LINE = /^# Public API of shared-kernel (\S+)$/m;

interface Package {
  readonly version: string;
  readonly exports: Readonly<Record<string, ExportTarget>>;
}

const readPackage = (): Package => JSON.parse(readFileSync(`${HOME}package.json`, 'utf8'));

const currentApi = (kernel: Package): PublicApi => {
  const reader = new DeclarationReader();
  const api = new Map<string, string>();
  for (const [subpath, file] of publicEntries(HOME, kernel.exports)) {
    if (!existsSync(file)) throw new Error(`${subpath} has no emitted declarations: run "tsc -b shared-kernel" first.`);
    const declarations = [...reader.publicOf(file)].sort(([left], [right]) => (left < right ? -1 : 1));
    for (const [name, text] of declarations) api.set(`${subpath} ${name}`, text);
  }
  return api;
};

const render = (version: string, api: PublicApi): string => {
  const sections = Object.groupBy(api, ([key]) => key.split(' ')[0] ?? '');
  const blocks = Object.entries(sections).map(
    ([subpath, entries = []]) =>
      `## shared-kernel/${subpath}\n\n\`\`\`ts\n${entries.map(([, text]) => text).join('\n\n')}\n\`\`\`\n`,
  );
  return `# Public API of shared-kernel ${version}\n\nMade by \`scripts/api-report.ts\`. Not exported: what the exported declarations rest on.\n\n${blocks.join('\n')}`;
};

const exportedName = (text: string): string => /^export \{ .* as (\S+) \}/.exec(text)?.[1] ?? nameOf(text);

/** Reads a report back; null when there is none yet. */
const reportedApi = (): { readonly version: string; readonly api: PublicApi } | null => {
  if (!existsSync(REPORT)) return null;
  const text = readFileSync(REPORT, 'utf8');
  const api = new Map<string, string>();
  for (const [, subpath, block = ''] of text.matchAll(/^## shared-kernel\/(\S+)\n\n```ts\n([\s\S]*?)\n```$/gm)) {
    for (const declaration of block.split('\n\n')) api.set(`${subpath} ${exportedName(declaration)}`, declaration);
  }
  return { version: VERSION_LINE.exec(text)?.[1] ?? '0.0.0', api };
};

const run = (mode: string | undefined): string | null => {
  const kernel = readPackage();
  const api = currentApi(kernel);
  const reported = reportedApi();
  const refusal = reported && refusalOf(compareApi(reported.api, api), reported.version, kernel.version);
  if (refusal) return refusal;
  const report = render(kernel.version, api);
  if (mode === '--write') writeFileSync(REPORT, report);
  else if (!existsSync(REPORT) || readFileSync(REPORT, 'utf8') !== report)
    return 'api-report.md is not up to date: run "node shared-kernel/scripts/api-report.ts --write".';
  return null;
};

const [mode] = process.argv.slice(2);
const refusal = mode === '--check' || mode === '--write' ? run(mode) : 'Say --check or --write.';
if (refusal === null) console.log(`The kernel's API is as its report says.`);
else {
  console.error(refusal);
  process.exitCode = 1;
}
