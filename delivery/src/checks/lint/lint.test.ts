import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

const WORDS = 'Words that players read';
const BROWSER = 'At module scope';
const COLOUR = 'A colour of its own';
const DATE = 'A date or number of its own';

/** Page code with one fault each, and the beginning of what is said about it. */
const FAULTY: readonly (readonly [code: string, says: string])[] = [
  ['export const Page = () => <p>Hello there</p>;', WORDS],
  ["export const Page = () => <p>{'Hello'}</p>;", WORDS],
  [`export const Page = ({ name }: { name: string }) => <p>{\`Hello \${name}\`}</p>;`, WORDS],
  ["export const Page = ({ on }: { on: boolean }) => <p>{on ? 'Open' : null}</p>;", WORDS],
  ["export const Page = ({ on }: { on: boolean }) => <p>{on ? null : 'Sarado'}</p>;", WORDS],
  ['export const Page = () => <button type="button" aria-label="Close" />;', WORDS],
  ['export const Page = () => <input placeholder="Your name" />;', WORDS],
  ['export const width = window.innerWidth;', BROWSER],
  ["const kept = localStorage.getItem('x');\nexport const has = () => kept;", BROWSER],
  ['export class Page {\n  static readonly isOnline = navigator.onLine;\n}', BROWSER],
  ["export const Page = () => <p style={{ color: '#fff' }} />;", COLOUR],
  ["export const Page = () => <p style={{ background: 'rgb(0 0 0 / 0.5)' }} />;", COLOUR],
  ["export const Page = ({ on }: { on: boolean }) => <p style={{ color: on ? 'red' : undefined }} />;", COLOUR],
  ["export const told = (at: Date) => new Intl.DateTimeFormat('en').format(at);", DATE],
  ["export const told = (at: Date) => at.toLocaleDateString('en');", DATE],
  ['export const told = (sum: number) => sum.toLocaleString();', DATE],
];

/** What a page may well say. */
const SOUND: readonly string[] = [
  "export const Page = ({ t }: { t: (key: string) => string }) => <p aria-label={t('page.title')}>{t('page.hello')}</p>;",
  'export const Page = ({ sum }: { sum: string }) => <p>₱ {sum} · 2 %</p>;',
  'export const Page = () => <input type="text" className="wide" autoComplete="off" alt="" />;',
  'export const width = () => window.innerWidth;',
  "export const isBrowser = typeof window !== 'undefined';",
  'export class Page {\n  width() {\n    return document.body.clientWidth;\n  }\n}',
  `export const Page = ({ x }: { x: number }) => <p style={{ transform: \`translateX(\${x}px)\`, color: 'var(--ink)' }} />;`,
];

/** Files that no player reads, nor sees. */
const ELSEWHERE = [
  'remote-a/src/page.test.tsx',
  'shared-kernel/ui/src/components/page.gallery.tsx',
  'shared-kernel/testing/src/page.tsx',
];

let root: string;
const put = async (path: string, code: string): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), `${code}\n`);
};
const fileOf = (list: string, index: number): string => `remote-a/src/${list}-${index}.tsx`;

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}
/** What the workspace's linter, with its own settings, says of a folder, by file. */
const lint = async (): Promise<ReadonlyMap<string, string>> => {
  const biome = join(WORKSPACE, 'node_modules/.bin/biome');
  const { output } = await runProgram(
    biome,
    ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: root,
    },
  );
  const report: Report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const ofPlugins = report.diagnostics.filter(({ category }) => category === 'plugin');
  return new Map(ofPlugins.map(({ location, message }) => [location.path, message]));
};

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'));
  await cp(join(WORKSPACE, 'biome.json'), join(root, 'biome.json'));
  await cp(join(WORKSPACE, 'delivery/src/checks/lint'), join(root, 'delivery/src/checks/lint'), { recursive: true });
  await Promise.all(FAULTY.map(([code], index) => put(fileOf('faulty', index), code)));
  await Promise.all(SOUND.map((code, index) => put(fileOf('sound', index), code)));
  await Promise.all(ELSEWHERE.map((path) => put(path, FAULTY.map(([code]) => code)[0] ?? '')));
});
after(() => rm(root, { recursive: true, force: true }));

describe('the rules of page code', () => {
  it('are told for each fault, and for nothing else', async () => {
    const said = await lint();
    const expected = FAULTY.map(([, says], index) => [fileOf('faulty', index), says]);
    const beginnings = [...said].map(([path, message]) => [
      path,
      FAULTY.map(([, says]) => says).find((says) => message.startsWith(says)),
    ]);
    assert.deepEqual(Object.fromEntries(beginnings), Object.fromEntries(expected));
  });
});

describe('the rules of styles', () => {
  const styles = async (line: string): Promise<string> => {
    await put('remote-a/src/page.module.css', `.page {\n  ${line}\n}`);
    const stylelint = join(WORKSPACE, 'node_modules/.bin/stylelint');
    const config = join(WORKSPACE, 'stylelint.config.mjs');
    return (await runProgram(stylelint, ['--config', config, 'remote-a/**/*.css'], { cwd: root })).output;
  };

  it('know a colour wherever it stands', async () => {
    for (const line of [
      'box-shadow: 0 1px 2px #000;',
      'text-shadow: 0 1px rgb(0 0 0);',
      'filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.4));',
      'outline: 1px solid oklch(50% 0 0);',
    ]) {
      assert.match(await styles(line), /names a colour, a time or a size of its own: use a token/, line);
    }
  });

  it('know what does not grow with the text', async () => {
    for (const line of ['line-height: 18px;', 'line-height: 1.2em;', 'line-height: var(--tap);', 'font-size: 1rem;']) {
      assert.match(await styles(line), /names a colour, a time or a size of its own|Expected .+ for "font-size"/, line);
    }
    for (const line of ['height: 56px;', 'height: calc(48px + var(--s-2));', 'height: var(--control);']) {
      assert.match(await styles(line), /cuts text that a reader has set larger/, line);
    }
  });

  it('let heights pass that grow, and those of pictures and hairlines', async () => {
    for (const line of ['min-height: 56px;', 'height: 3.5rem;', 'height: 6px;', 'width: 40px; height: 40px;']) {
      assert.equal(await styles(line), '', line);
    }
  });

  it('let tokens pass, masks, and what a component names', async () => {
    for (const line of [
      'filter: drop-shadow(0 1px 2px var(--swell-shade));',
      'mask-image: linear-gradient(#000, transparent);',
      '--on-art: #ffffff;',
    ]) {
      assert.equal(await styles(line), '', line);
    }
  });
});
