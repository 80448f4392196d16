import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DeclarationReader } from './declarations.ts';

const FILES = {
  'area.d.ts': `export { greet, type Name as Called } from './greet.ts';
export { useThing } from 'things';
/** Said once. */
export declare const clap: ({ hands, loud }: Hands) => void;
interface Hands {
    /** Two of them. */
    readonly hands: number;
    readonly loud?: boolean;
}
`,
  'greet.d.ts': `import type { Kind } from './kind.ts';
export type Name = readonly [string, Kind];
export declare const greet: (name: Name) => string;
export declare const hidden: () => void;
`,
  'kind.d.ts': `export type Kind = 'first' | 'last';
`,
} as const;

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
after(() => rmSync(folder, { recursive: true }));

test('a public file is read with what it re-exports and what that rests on, and nothing else', () => {
  assert.deepEqual(Object.fromEntries(new DeclarationReader().publicOf(join(folder, 'area.d.ts'))), {
    greet: 'export declare const greet: (name: Name) => string;',
    Called: 'export type Name = readonly [string, Kind];',
    useThing: "export { useThing as useThing } from 'things';",
    clap: 'export declare const clap: (given: Hands) => void;',
    Hands: 'interface Hands {\n    readonly hands: number;\n    readonly loud?: boolean;\n}',
    Name: 'type Name = readonly [string, Kind];',
    Kind: "type Kind = 'first' | 'last';",
  });
});
