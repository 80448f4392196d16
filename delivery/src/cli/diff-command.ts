import { formatTable } from '@shared-kernel/node/table';
import type { CAC } from 'cac';
import {
  type Bytes,
  type Difference,
  diff,
  type PackageDifference,
  type ReleaseDifference,
} from '../registry/registry.ts';
import { openStore, type RegistryOptions } from './arguments.ts';

/** More of a list are only counted. */
const SHOWN = 30;

const rowsOf = (what: string, { added, removed, changed }: Difference): readonly (readonly string[])[] => {
  const rows = [
    ...added.map((name) => ['+', name]),
    ...removed.map((name) => ['-', name]),
    ...changed.map((name) => ['~', name]),
  ];
  const more = rows.length > SHOWN ? [['', '', `and ${rows.length - SHOWN} more`]] : [];
  return [...rows.slice(0, SHOWN).map((row, index) => [index === 0 ? what : '', ...row]), ...more];
};

const bytesRow = (what: string, { raw, brotli }: Bytes): readonly string[] => [what, String(raw), String(brotli)];

const differenceText = ({ routes, slots, files, bytes, texts, facts }: ReleaseDifference): readonly string[] => {
  const rows = Object.entries({ routes, slots, texts, ...facts, files }).flatMap(([what, each]) => rowsOf(what, each));
  return [
    ...formatTable(rows.length === 0 ? [['the same']] : rows),
    '',
    ...formatTable([
      ['bytes', 'raw', 'brotli'],
      bytesRow('before', bytes.before),
      bytesRow('after', bytes.after),
      bytesRow('new to fetch', bytes.fetched),
    ]),
  ];
};

const packageText = ({ name, before, after, difference }: PackageDifference): string =>
  [
    `${name}: ${before ?? 'not live'} -> ${after ?? 'not live'}`,
    ...(difference === null ? [] : differenceText(difference).map((line) => `  ${line}`)),
  ].join('\n');

/** What two releases or revisions have in common, and what not. */
export const addDiffCommand = (cli: CAC): void => {
  cli
    .command('diff <from> <to>', 'Two releases of a package, or two revisions: routes, texts, modules, files, bytes')
    .option('--json', 'For a program')
    .action(async (from: unknown, to: unknown, options: RegistryOptions & { readonly json?: boolean }) => {
      const found = await diff(await openStore(options), String(from), String(to));
      if (options.json === true) console.log(JSON.stringify(found, null, 2));
      else console.log(found.length === 0 ? 'The same releases are live.' : found.map(packageText).join('\n\n'));
    });
};
