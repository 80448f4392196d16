import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** A workspace in small, every file of which keeps the rules. */
const SOUND: Readonly<Record<string, string>> = {
  'shared-kernel/runtime/package.json':
    '{"name":"shared-kernel","exports":{"./store":"./src/store/store.ts","./session":"./src/session/session.ts","./host/*":"./src/*/host.ts"},"sharing":{"start":["session","store"]},"dependencies":{"zustand":"1"}}',
  'shared-kernel/ui/package.json':
    '{"name":"@shared-kernel/ui","exports":{"./*":"./src/components/*/*.tsx"},"sharing":{"start":["button"]}}',
  'shared-kernel/contracts/package.json':
    '{"name":"@shared-kernel/contracts","exports":{"./*":"./src/*.ts"},"sharing":{}}',
  'shared-kernel/forms/package.json': '{"name":"@shared-kernel/forms","exports":{},"sharing":{}}',
  'shared-kernel/testing/package.json': '{"name":"@shared-kernel/testing","exports":{"./*":"./src/*.ts"}}',
  'shared-kernel/node/package.json': '{"name":"@shared-kernel/node","exports":{"./lock":"./src/lock.ts"}}',
  'shared-kernel/contracts/src/wire/headers.ts': 'export const headers = 1;',
  'shared-kernel/ui/src/components/button/button.tsx':
    "import { createStore } from 'shared-kernel/store';\nexport const Button = () => <p>{createStore()}</p>;",
  'shared-kernel/runtime/src/session/session.store.ts': 'export const session = 1;',
  'shared-kernel/runtime/src/session/host.ts':
    "import { session } from './session.store.ts';\nexport const setSession = () => session;",
  'shared-kernel/runtime/src/session/session.ts': "export { session as useSession } from './session.store.ts';",
  'shared-kernel/runtime/src/store/store.ts': "export { createStore } from 'zustand';",
  'shared-kernel/testing/src/answers.ts':
    "import { createStore } from 'shared-kernel/store';\nexport const a = createStore;",
  'remote-a/package.json': '{"name":"remote-a","dependencies":{"shared-kernel":"1","zustand":"1"}}',
  'remote-a/src/manifest.ts': 'export const manifest = {};',
  'remote-a/src/remote.tsx':
    "import type { manifest } from './manifest.ts';\nexport const remote = { pages: { one: () => import('./features/one/one.page.tsx') } } satisfies typeof manifest;",
  'remote-a/src/shared/money.ts':
    "import { createStore } from 'shared-kernel/store';\nexport const money = createStore;",
  'remote-a/src/features/one/one.page.tsx':
    "import { money } from '../../shared/money.ts';\nexport const Page = () => <p>{money()}</p>;",
  'remote-a/src/features/one/one.page.test.tsx': "import { Page } from './one.page.tsx';\nusing page = Page;",
  'remote-b/src/manifest.ts': 'export const manifest = {};',
  'host/src/main.tsx':
    "import { Button } from '@shared-kernel/ui/button';\nimport { headers } from '@shared-kernel/contracts/wire/headers';\nimport { useSession } from 'shared-kernel/session';\nimport { setSession } from 'shared-kernel/host/session';\nButton(useSession, setSession, headers);",
  'host/edge/app.ts': 'export const app = 1;',
  'host/edge/node.ts': "import { readFile } from 'node:fs/promises';\nimport { app } from './app.ts';\nreadFile(app);",
  'platform/src/app.ts': "import { PLAY } from './play/play.area.ts';\nexport const app = PLAY;",
  'platform/src/ledger/post.ts': 'export const post = 1;',
  'platform/src/play/play.area.ts':
    "import { betsApi } from './bets/bets.api.ts';\nexport const PLAY = { apis: [betsApi] };",
  'platform/src/play/play.public.ts': "export { bets } from './bets/bets.tables.ts';",
  'platform/src/play/bets/bets.api.ts': "import { bets } from './bets.tables.ts';\nexport const betsApi = () => bets;",
  'platform/src/play/bets/bets.tables.ts': "import { post } from '../../ledger/post.ts';\nexport const bets = post;",
  'platform/src/play/bets/bet-records.ts': "import { bets } from './bets.tables.ts';\nexport const records = bets;",
  'platform/src/play/games/play-round.ts':
    "import { records } from '../bets/bet-records.ts';\nexport const playRound = records;",
  'platform/demo/src/demo.ts': "import { app } from '../../src/app.ts';\nexport const demo = app;",
  'platform/demo/src/reference-openid/issuer.ts': 'export const issuer = 1;',
  'platform/demo/src/reference-provider/payment-service.ts': 'export const books = 1;',
  'platform/src/agent/team/team.ts': "import { bets } from '../../play/play.public.ts';\nexport const team = bets;",
  'delivery/src/cli/release.ts': "import { lock } from '@shared-kernel/node/lock';\nexport const release = lock;",
  'shared-kernel/node/src/lock.ts': "import { open } from 'node:fs/promises';\nexport const lock = open;",
};

/** One line that breaks each rule, in a file that is sound without it. */
const BROKEN: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['features-apart', 'remote-a/src/features/two/a.tsx', "import type { Page } from '../one/one.page.tsx';"],
  [
    'features-apart',
    'remote-a/src/features/two/b.tsx',
    "export const B = () => <p>{import('../one/one.page.tsx')}</p>;",
  ],
  ['shared-below-features', 'remote-a/src/shared/up.ts', "export * from '../features/one/one.page.tsx';"],
  ['remotes-apart', 'remote-a/src/other.ts', "import { manifest } from '../../remote-b/src/manifest.ts';"],
  ['remotes-apart', 'remote-a/src/frame.ts', "import '../../host/src/main.tsx';"],
  ['singletons-from-the-kernel', 'remote-a/src/store.ts', "import { createStore } from 'zustand';"],
  ['singletons-from-the-kernel', 'host/src/store.ts', "import { createStore } from 'zustand';"],
  ['no-node-in-browsers', 'remote-a/src/disk.ts', "import { readFile } from 'node:fs';"],
  ['no-test-code-in-the-product', 'remote-a/src/answers.ts', "import { a } from '@shared-kernel/testing/answers';"],
  ['no-unresolvable', 'remote-a/src/nowhere.ts', "import 'shared-kernel/nowhere';"],
  ['no-orphans', 'remote-a/src/alone.ts', 'export const alone = 1;'],
  ['no-cycles', 'remote-a/src/egg.ts', "import type {} from './hen.ts';"],
  ['host-only-api', 'remote-a/src/own-session.ts', "import { setSession } from 'shared-kernel/host/session';"],
  [
    'plain-kernel-without-state',
    'shared-kernel/runtime/src/require-login/use-require-login.ts',
    "import { setSession } from 'shared-kernel/host/session';",
  ],
  [
    'plain-kernel-without-state',
    'shared-kernel/runtime/src/require-login/own.ts',
    "import { session } from '../session/session.store.ts';",
  ],
  [
    'kernel-by-its-name',
    'remote-a/src/inside.ts',
    "import { session } from '../../shared-kernel/runtime/src/session/session.store.ts';",
  ],
  [
    'kernel-by-its-name',
    'host/src/inside.ts',
    "import { session } from '../../shared-kernel/runtime/src/session/session.store.ts';",
  ],
  ['host-alone', 'host/src/remote.ts', "import { manifest } from '../../remote-b/src/manifest.ts';"],
  [
    'kernel-at-the-bottom',
    'shared-kernel/runtime/src/up.ts',
    "import { manifest } from '../../../remote-b/src/manifest.ts';",
  ],
  ['platform-knows-contracts', 'platform/src/store.ts', "import { createStore } from 'shared-kernel/store';"],
  ['orm-from-database', 'platform/src/ledger/tables.ts', "import { sql } from 'drizzle-orm';"],
  ['platform-no-import-runs-up', 'platform/src/ledger/up.ts', "import { bets } from '../play/play.public.ts';"],
  ['platform-no-import-runs-up', 'platform/src/accounts/up.ts', "import { bets } from '../play/play.public.ts';"],
  ['platform-no-import-runs-up', 'platform/src/ledger/root.ts', "import { app } from '../app.ts';"],
  ['platform-features-apart', 'platform/src/play/poker/a.ts', "import { playRound } from '../games/play-round.ts';"],
  ['platform-features-apart', 'platform/src/play/catalogue/up.ts', "import { records } from '../bets/bet-records.ts';"],
  ['platform-without-the-demo', 'platform/src/ledger/demo.ts', "import { demo } from '../../demo/src/demo.ts';"],
  ['provider-of-its-own', 'platform/demo/src/reference-provider/post.ts', "import '../../../src/ledger/post.ts';"],
  ['openid-of-its-own', 'platform/demo/src/reference-openid/post.ts', "import '../../../src/ledger/post.ts';"],
  [
    'providers-by-their-address',
    'platform/demo/src/pay.ts',
    "import { createPaymentService } from './reference-provider/payment-service.ts';",
  ],
  [
    'platform-areas-by-their-public-file',
    'platform/src/agent/bets.ts',
    "import { bets } from '../play/bets/bets.tables.ts';",
  ],
  ['platform-apis-by-their-area', 'platform/src/play/other.ts', "import { betsApi } from './bets/bets.api.ts';"],
  ['kernel-at-the-bottom', 'shared-kernel/node/src/up.ts', "import '../../../delivery/src/cli/release.ts';"],
  [
    'kernel-packages-one-way',
    'shared-kernel/runtime/src/session/up.ts',
    "import { Button } from '@shared-kernel/ui/button';",
  ],
  [
    'kernel-packages-apart',
    'shared-kernel/ui/src/components/button/inside.ts',
    "import { useSession } from '../../../../runtime/src/session/session.ts';",
  ],
  [
    'kernel-no-import-runs-up',
    'shared-kernel/runtime/src/store/up.ts',
    "import { useSession } from 'shared-kernel/session';",
  ],
  ['node-below-the-servers', 'shared-kernel/node/src/state.ts', "import { createStore } from 'shared-kernel/store';"],
  ['kernel-by-its-name', 'platform/src/inside.ts', "import { lock } from '../../shared-kernel/node/src/lock.ts';"],
  ['remotes-apart', 'remote-a/src/server.ts', "import { lock } from '@shared-kernel/node/lock';"],
  ['delivery-knows-contracts', 'delivery/src/cli/app.ts', "import { app } from '../../../platform/src/app.ts';"],
  ['edge-without-node', 'host/edge/clock.ts', "import { hrtime } from 'node:process';"],
  ['edge-without-its-adapter', 'host/edge/serve.ts', "import './node.ts';"],
  ['edge-no-import-runs-up', 'host/edge/base/up.ts', "import { app } from '../app.ts';"],
];
/** It takes two to make a cycle. */
const HEN = { 'remote-a/src/hen.ts': "import type {} from './egg.ts';" };

const LINKS: Readonly<Record<string, string>> = {
  'node_modules/dependency-cruiser': join(WORKSPACE, 'node_modules/dependency-cruiser'),
  'node_modules/shared-kernel': '../shared-kernel/runtime',
  'node_modules/@shared-kernel/contracts': '../../shared-kernel/contracts',
  'node_modules/@shared-kernel/node': '../../shared-kernel/node',
  'node_modules/@shared-kernel/testing': '../../shared-kernel/testing',
  'node_modules/@shared-kernel/ui': '../../shared-kernel/ui',
  'node_modules/drizzle-orm': join(WORKSPACE, 'platform/node_modules/drizzle-orm'),
  'node_modules/zustand': join(WORKSPACE, 'shared-kernel/runtime/node_modules/zustand'),
};

const CONFIG = '.dependency-cruiser.mjs';

describe('walls', () => {
  let root = '';
  const put = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, code] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), `${code}\n`);
    }
  };
  /** Rule and file of every violation. */
  const check = async (): Promise<readonly string[]> => {
    const depcruise = join(WORKSPACE, 'node_modules/.bin/depcruise');
    const { output } = await runProgram(depcruise, ['--config', CONFIG, '--output-type', 'json', '.'], { cwd: root });
    const found: readonly { rule: { name: string }; from: string }[] = JSON.parse(output).summary.violations;
    return [...new Set(found.map(({ rule, from }) => `${rule.name} ${from}`))].sort();
  };

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'walls-'));
    await mkdir(join(root, 'node_modules/@shared-kernel'), { recursive: true });
    await cp(join(WORKSPACE, CONFIG), join(root, CONFIG));
    for (const [path, target] of Object.entries(LINKS)) await symlink(target, join(root, path));
    await put(SOUND);
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('stand where every file keeps the rules', async () => {
    assert.deepEqual(await check(), []);
  });

  it('fall where only a test uses a file', async () => {
    const tested = 'remote-a/src/shared/tested.ts';
    const files = {
      [tested]: "export { money } from './money.ts';",
      'remote-a/src/a.test.ts': "import './shared/tested.ts';",
    };
    await put(files);
    assert.deepEqual(await check(), [`used-by-the-product ${tested}`]);
    for (const file of Object.keys(files)) await rm(join(root, file));
  });

  it('fall with one line each, in exactly the file that broke them', async () => {
    await put({ ...Object.fromEntries(BROKEN.map(([, file, line]) => [file, line])), ...HEN });
    // Each of these files is imported by nothing.
    const found = (await check()).filter((violation) => !violation.startsWith('used-by-the-product '));
    assert.deepEqual(found, [...new Set(BROKEN.map(([rule, file]) => `${rule} ${file}`))].sort());
  });
});
