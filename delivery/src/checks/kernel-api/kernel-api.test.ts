import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readKernelPackage } from '../../preset/federation/sharing-policy.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { compareApis } from './compare.ts';
import { type Declarations, declarationOf } from './declarations.ts';
import { currentDeclarations, providedSubpaths } from './kernel-api.ts';

/** A change of one file of declarations: a text in it, and what stands there afterwards. */
type Change = readonly [file: string, text: string, next: string];

/** The kernel as it is: what real changes of it do to a remote that was built before them. */
describe('the kernel’s API check', () => {
  let kernel: Declarations = {};
  let modules: readonly string[] = [];
  before(async () => {
    const { code, output } = await runProgram('node_modules/.bin/tsc', ['-b', 'shared-kernel'], { cwd: WORKSPACE });
    assert.equal(code, 0, output);
    kernel = currentDeclarations();
    modules = providedSubpaths().map((subpath) => declarationOf(readKernelPackage().exports, subpath));
  });

  const changed = (changes: readonly Change[]): Declarations => {
    const next: Record<string, string> = { ...kernel };
    for (const [file, text, replacement] of changes) {
      assert.ok(next[file]?.includes(text), `${file} has no "${text}"`);
      next[file] = next[file]?.replace(text, replacement) ?? '';
    }
    return next;
  };
  const problemsOf = (...changes: readonly Change[]) => compareApis(kernel, changed(changes), modules);

  test('contracts and icons are no part of it: every remote brings its own', () => {
    assert.deepEqual(
      providedSubpaths().filter((subpath) => /^(contracts|icons|testing|styles)\b/.test(subpath)),
      [],
    );
    assert.ok(providedSubpaths().includes('session'));
  });

  test('what is added needs no version: flag, module id, category, filter, error code, event, slot, prop, export', async () => {
    const problems = await problemsOf(
      ['brand/flag-name.d.ts', "'DIRECTREG3'", "'DIRECTREG3' | 'LOTTERY3'"],
      ['contracts/headers.d.ts', "'COMM3'", "'COMM3' | 'LOTTERY3'"],
      [
        'contracts/endpoint.d.ts',
        'readonly summary: string;',
        'readonly summary: string;\n    readonly area?: string;',
      ],
      ['contracts/envelope.d.ts', 'readonly unknown: 500;', "readonly unknown: 500;\n    readonly 'stake.limit': 409;"],
      [
        'events/event-map.d.ts',
        "'wallet.changed':",
        "'draw.closed': { readonly draw: string };\n    'wallet.changed':",
      ],
      [
        'session/session.d.ts',
        'export declare const useSession',
        'export declare const isFresh: () => boolean;\nexport declare const useSession',
      ],
      ['ui/button/button-look.d.ts', 'readonly isBlock?', 'readonly isRound?: boolean;\n    readonly isBlock?'],
      ['api/api-error.d.ts', "'network' |", "'network' | 'moved' |"],
    );
    assert.deepEqual(problems, []);
  });

  const BREAKING: readonly (readonly [what: string, module: string, said: RegExp, ...changes: Change[]])[] = [
    ['an export that is gone', 'session', /signIn/, ['session/session.d.ts', 'signIn, ', '']],
    [
      'a parameter more',
      'api',
      /callApi[\s\S]*too few arguments/,
      ['api/call-api.d.ts', 'options?: CallOptions) =>', 'options: CallOptions, place: string) =>'],
    ],
    ['a narrower result', 'api', /callApi/, ['api/call-api.d.ts', 'Promise<ValueOf<E>>', 'Promise<string>']],
    [
      'a prop that is demanded',
      'ui/button',
      /isRound/,
      ['ui/button/button-look.d.ts', 'readonly isBlock?', 'readonly isRound: boolean;\n    readonly isBlock?'],
    ],
    ['an event that lost a field', 'events', /userName/, ['events/event-map.d.ts', 'readonly userName: string;', '']],
    [
      'an event that is gone',
      'events',
      /promotion\.claimed|EventName/,
      ['events/event-map.d.ts', "'promotion.claimed': Record<never, never>;", ''],
    ],
    [
      'an event that demands a field',
      'events',
      /language\.changed|place/,
      [
        'events/event-map.d.ts',
        'readonly language: Language;',
        'readonly language: Language;\n        readonly place: string;',
      ],
    ],
    [
      'a field of the session that is gone',
      'session',
      /firstTimeLogin/,
      ['session/session.store.d.ts', 'readonly firstTimeLogin: boolean;', ''],
    ],
  ];
  for (const [what, module, said, ...changes] of BREAKING) {
    test(`${what} is refused`, async () => {
      const problems = await problemsOf(...changes);
      const own = problems.find((problem) => problem.startsWith(`shared-kernel/${module}:`));
      assert.match(own ?? problems.join('\n'), said);
      assert.ok(own, `named for ${module}: ${problems.join('\n')}`);
    });
  }

  test('a remote’s module that the host no longer takes is refused, and a module that is gone', async () => {
    const asked = await problemsOf([
      'remote/module.d.ts',
      'readonly Page: ComponentType;',
      'readonly Page: ComponentType;\n    readonly title: string;',
    ]);
    assert.match(asked.join('\n'), /^the module that a remote exposes:[\s\S]*title/);
    const { 'device/device.d.ts': _, ...without } = kernel;
    assert.deepEqual(
      await compareApis(
        { 'device/device.d.ts': kernel['device/device.d.ts'] ?? '', 'remote/remote.d.ts': '' },
        without,
        ['device/device.d.ts'],
      ).then((all) => all[0]),
      'shared-kernel/device is gone',
    );
  });
});
