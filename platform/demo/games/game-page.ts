import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const GAMES = import.meta.dirname;
const FRAMES = '/wps/play/frames/';
const TEMPLATE = join(GAMES, 'game-page.html');

/** Sheets of the kit, before the game's own and after them. */
const BEFORE = ['tokens', 'base', 'table'];
const AFTER = ['controls', 'notice', 'ways-out', 'sheet', 'odds'];
const kitSheet = (name: string): string => `kit/styles/${name}.css`;

/** What a game adds to the page of all: `<!-- name -->` and what stands there. */
const partsOf = (own: string): Readonly<Record<string, string>> => {
  const [, ...parts] = own.split(/<!-- (\w+) -->\n/);
  return Object.fromEntries(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]?.trimEnd() ?? '']] : [])),
  );
};

const IMPORT = /^import [^']*from '(\.[^']+)';$/gm;

/** A script and all that it needs before it runs. */
const scriptsOf = (main: string): readonly string[] => {
  const found = new Set([main]);
  for (const script of found)
    for (const [, path = ''] of readFileSync(script, 'utf8').matchAll(IMPORT)) found.add(join(dirname(script), path));
  return [...found].map((script) => relative(GAMES, script));
};

const sheetLink = (file: string): string => `<link rel="stylesheet" crossorigin href="${FRAMES}${file}">`;

/** The sheets that stand beside scripts. */
const sheetsBeside = (scripts: readonly string[]): readonly string[] =>
  scripts.map((script) => script.replace(/\.js$/, '.css')).filter((sheet) => existsSync(join(GAMES, sheet)));

const linksOf = (code: string): string => {
  const [main = '', ...imported] = scriptsOf(join(GAMES, code, 'page/main.js'));
  const own = [
    ...sheetsBeside(imported),
    ...readdirSync(join(GAMES, code, 'page/styles')).map((file) => `${code}/page/styles/${file}`),
  ];
  return [
    ...[...BEFORE.map(kitSheet), ...own, ...AFTER.map(kitSheet)].map(sheetLink),
    ...imported.map((file) => `<link rel="modulepreload" crossorigin href="${FRAMES}${file}">`),
    `<script type="module" crossorigin src="${FRAMES}${main}"></script>`,
  ].join('\n');
};

/**
 * The page of a game, with every script that `page/main.js` needs: what all games of rounds have, round its own `page/own.html`;
 * or, of a game without rounds, `page/page.html`.
 */
export const gamePage = (code: string, title: string): string => {
  const whole = join(GAMES, code, 'page/page.html');
  const isWhole = existsSync(whole);
  const own = isWhole ? {} : partsOf(readFileSync(join(GAMES, code, 'page/own.html'), 'utf8'));
  const values: Readonly<Record<string, string>> = { title, links: linksOf(code), scene: '', ...own };
  return readFileSync(isWhole ? whole : TEMPLATE, 'utf8').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The page of ${code} has no ${name}.`);
    return value;
  });
};
