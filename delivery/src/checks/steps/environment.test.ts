import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { WORKSPACE } from '../../workspace/workspace.ts';

const NAME = '[A-Z][A-Z0-9_]+';
/** Not `record.env`: what somebody else was given. */
const ENVIRONMENT = '(?:\\bprocess\\.env|(?<![\\w.])(?:env|environment))';

/** The ways in which TypeScript reads a variable of the environment. */
const READS: readonly RegExp[] = [
  new RegExp(`${ENVIRONMENT}\\.(${NAME})\\b`, 'g'),
  new RegExp(`${ENVIRONMENT}\\[['"](${NAME})['"]\\]`, 'g'),
  new RegExp(`${ENVIRONMENT}, ['"](${NAME})['"]`, 'g'),
];
/** `const { A, B } = process.env`, `({ A, B }: NodeJS.ProcessEnv) =>`. */
const TAKEN_APART = new RegExp(`\\{([^{}]*)\\}\\s*(?:=\\s*${ENVIRONMENT}\\b|:\\s*NodeJS\\.ProcessEnv)`, 'g');
const IN_A_SHELL = new RegExp(`\\$\\{?(${NAME})\\b`, 'g');

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The variables of the environment that a source file reads, each once. */
const variablesOf = (text: string, file: string): readonly string[] => {
  if (file.endsWith('.sh')) return [...new Set(namesIn(text, IN_A_SHELL))];
  const parts = namesIn(text, TAKEN_APART).flatMap((names) =>
    namesIn(names, new RegExp(`(?:^|,)\\s*(${NAME})\\b`, 'g')),
  );
  return [...new Set([...READS.flatMap((read) => namesIn(text, read)), ...parts])];
};

/** The system's own, which every program has. */
const OF_THE_SYSTEM = new Set(['PATH', 'HOME']);

interface Section {
  readonly title: string;
  readonly folders: readonly string[];
  readonly rows: readonly string[];
}

const page = readFileSync(join(WORKSPACE, 'docs/environment.md'), 'utf8');
/** Each section names the folders whose sources it is about, and has a row for each variable. */
const sections: readonly Section[] = page
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = ''] = text.split('\n');
    const folders = [...title.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder);
    return { title, folders, rows: [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name) };
  });

const isSource = (file: string): boolean => !/(^|\/)node_modules\/|\.test\.ts$|\.d\.ts$/.test(file);
const sourcesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,mjs,sh}`, { cwd: WORKSPACE }).filter(isSource);

/** A folder of another section inside this one is that one's. */
const sourcesOf = ({ folders }: Section): readonly string[] => {
  const others = sections.flatMap((section) => section.folders).filter((folder) => !folders.includes(folder));
  const isOthers = (file: string): boolean =>
    others.some((other) => folders.some((folder) => other.startsWith(`${folder}/`)) && file.startsWith(`${other}/`));
  return folders.flatMap(sourcesIn).filter((file) => !isOthers(file));
};

const readIn = (section: Section): readonly string[] => {
  const names = sourcesOf(section).flatMap((file) => variablesOf(readFileSync(join(WORKSPACE, file), 'utf8'), file));
  return [...new Set(names)].filter((name) => !OF_THE_SYSTEM.has(name)).sort();
};

describe('docs/environment.md', () => {
  for (const section of sections) {
    it(`has a row for each variable that is read, and none that nobody reads: ${section.title}`, () => {
      const names = readIn(section);
      const rowless = names.filter((name) => !section.rows.includes(name));
      const unread = section.rows.filter((name) => !names.includes(name));
      assert.deepEqual(rowless, [], `docs/environment.md, ${section.title} needs a row for ${rowless.join(', ')}`);
      assert.deepEqual(
        unread,
        [],
        `docs/environment.md, ${section.title} has a row that nobody reads: ${unread.join(', ')}`,
      );
    });
  }

  it('has a section for every process of a site, and for what starts and tests it', () => {
    const folders = sections.flatMap((section) => section.folders);
    for (const folder of [
      'host/edge',
      'platform/src',
      'delivery/src/static-server',
      'delivery/nginx',
      'delivery/src',
      'shared-kernel/node/src',
      'e2e',
    ]) {
      assert.ok(folders.includes(folder), folder);
    }
  });
});

it('a variable is found however it is read', () => {
  const found = (text: string, file = 'x.ts'): readonly string[] => variablesOf(text, file);
  assert.deepEqual(found('const a = process.env.ONE ?? env.TWO;'), ['ONE', 'TWO']);
  assert.deepEqual(found('const theirs = record.env.OTHER;'), []);
  assert.deepEqual(found('const { THREE,\n  FOUR = "x" } = process.env;'), ['THREE', 'FOUR']);
  assert.deepEqual(found('export const read = ({\n  FIVE,\n}: NodeJS.ProcessEnv) => FIVE;'), ['FIVE']);
  assert.deepEqual(found("const six = count(env, 'SIX_MS', 10); env['SEVEN'];"), ['SEVEN', 'SIX_MS']);
  assert.deepEqual(found(`: "\${EIGHT:?needed}"\nwork=\${NINE:-x} $1 $here`, 'x.sh'), ['EIGHT', 'NINE']);
});
