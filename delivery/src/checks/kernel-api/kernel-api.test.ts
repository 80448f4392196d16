import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { compareApis } from './compare.ts';
import type { Declarations } from './declarations.ts';
import { currentDeclarations, providedDeclarations } from './kernel-api.ts';

/** A change of one file of declarations: a text in it, and what stands there afterwards. */
type Change = readonly [file: string, text: string, next: string];

/** The kernel as it is: what real changes of it do to a remote that was built before them. */
describe('the kernel’s API check', () => {
  let kernel: Declarations = {};
  let modules: Readonly<Record<string, string>> = {};
  before(async () => {
    const { code, output } = await runProgram('node_modules/.bin/tsc', ['-b', 'shared-kernel/forms'], {
      cwd: WORKSPACE,
    });
    assert.equal(code, 0, output);
    kernel = currentDeclarations();
    modules = providedDeclarations();
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
    const provided = Object.keys(providedDeclarations());
    assert.deepEqual(
      provided.filter((request) => /\/(?:icons|styles)\b|\/testing\/|\/contracts\/(?!schema$)/.test(request)),
      [],
    );
    assert.ok(provided.includes('shared-kernel/session'));
  });

  test('what is added needs no version: flag, module id, category, filter, error code, event, slot, prop, export', async () => {
    const problems = await problemsOf(
      ['runtime/src/brand/flag-name.d.ts', "'DIRECTREG3'", "'DIRECTREG3' | 'LOTTERY3'"],
      ['contracts/src/wire/headers.d.ts', "'COMM3'", "'COMM3' | 'LOTTERY3'"],
      [
        'contracts/src/wire/endpoint.d.ts',
        'readonly summary: string;',
        'readonly summary: string;\n    readonly area?: string;',
      ],
      [
        'contracts/src/wire/envelope.d.ts',
        'readonly unknown: 500;',
        "readonly unknown: 500;\n    readonly 'stake.limit': 409;",
      ],
      [
        'runtime/src/events/event-map.d.ts',
        "'wallet.changed':",
        "'draw.closed': { readonly draw: string };\n    'wallet.changed':",
      ],
      [
        'runtime/src/session/session.d.ts',
        'export declare const useSession',
        'export declare const isFresh: () => boolean;\nexport declare const useSession',
      ],
      [
        'ui/src/components/button/button-look.d.ts',
        'readonly isBlock?',
        'readonly isRound?: boolean;\n    readonly isBlock?',
      ],
      ['runtime/src/api/api-error.d.ts', "'network' |", "'network' | 'moved' |"],
    );
    assert.deepEqual(problems, []);
  });

  const BREAKING: readonly (readonly [what: string, module: string, said: RegExp, ...changes: Change[]])[] = [
    ['an export that is gone', 'shared-kernel/session', /signIn/, ['runtime/src/session/session.d.ts', 'signIn, ', '']],
    [
      'a parameter more',
      'shared-kernel/api',
      /callApi[\s\S]*too few arguments/,
      ['runtime/src/api/call-api.d.ts', 'options?: CallOptions) =>', 'options: CallOptions, place: string) =>'],
    ],
    [
      'a narrower result',
      'shared-kernel/api',
      /callApi/,
      ['runtime/src/api/call-api.d.ts', 'Promise<ValueOf<E>>', 'Promise<string>'],
    ],
    [
      'a prop that is demanded',
      '@shared-kernel/ui/button',
      /isRound/,
      [
        'ui/src/components/button/button-look.d.ts',
        'readonly isBlock?',
        'readonly isRound: boolean;\n    readonly isBlock?',
      ],
    ],
    [
      'an event that lost a field',
      'shared-kernel/events',
      /userName/,
      ['runtime/src/events/event-map.d.ts', 'readonly userName: string;', ''],
    ],
    [
      'an event that is gone',
      'shared-kernel/events',
      /promotion\.claimed|EventName/,
      ['runtime/src/events/event-map.d.ts', "'promotion.claimed': Record<never, never>;", ''],
    ],
    [
      'an event that demands a field',
      'shared-kernel/events',
      /language\.changed|place/,
      [
        'runtime/src/events/event-map.d.ts',
        'readonly language: Language;',
        'readonly language: Language;\n        readonly place: string;',
      ],
    ],
    [
      'a field of the session that is gone',
      'shared-kernel/session',
      /firstTimeLogin/,
      ['runtime/src/session/session.store.d.ts', 'readonly firstTimeLogin: boolean;', ''],
    ],
  ];
  for (const [what, module, said, ...changes] of BREAKING) {
    test(`${what} is refused`, async () => {
      const problems = await problemsOf(...changes);
      const own = problems.find((problem) => problem.startsWith(`${module}:`));
      assert.match(own ?? problems.join('\n'), said);
      assert.ok(own, `named for ${module}: ${problems.join('\n')}`);
    });
  }

  test('a remote’s module that the host no longer takes is refused, and a module that is gone', async () => {
    const asked = await problemsOf([
      'runtime/src/remote/module.d.ts',
      'readonly Page: ComponentType;',
      'readonly Page: ComponentType;\n    readonly title: string;',
    ]);
    assert.match(asked.join('\n'), /^the module that a remote exposes:[\s\S]*title/);
    const file = 'runtime/src/device/device.d.ts';
    const { [file]: _, ...without } = kernel;
    assert.deepEqual(
      await compareApis({ [file]: kernel[file] ?? '', 'runtime/src/remote/remote.d.ts': '' }, without, {
        'shared-kernel/device': file,
      }).then((all) => all[0]),
      'shared-kernel/device is gone',
    );
  });
});
