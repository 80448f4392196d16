import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runProgram, runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { type Dictionary, openDictionary } from './filipino.ts';
import { readFeatureName, readRemoteName, toCamel, toWords } from './names.ts';
import { newFeature } from './new-feature.ts';
import { newRemote } from './new-remote.ts';
import { formPage, readingPage } from './page-templates.ts';
import { recordPage } from './record-template.ts';

const COPIED = [
  'docker-compose.yml',
  'biome.json',
  'tsconfig.json',
  'tsconfig.base.json',
  '.gitignore',
  '.dependency-cruiser.mjs',
];
const LINKED = [
  'node_modules',
  'shared-kernel',
  'delivery',
  'host',
  'platform',
  ...globSync('remote-*', { cwd: WORKSPACE }),
];
/** Texts of the pages that the site does not have. */
const GIVEN = [
  'Club=Club ng VIP',
  'Level=Level ng VIP',
  'Comment=Komento',
  'Bets again=Mga taya ulit',
  'Team again=Team ulit',
  'Time=Oras',
];
/** Whose dependencies a fresh remote has. */
const LIKE = 'remote-member';

/** A workspace of its own, in which the kernel, the preset and the tools are the real ones. */
const openWorkspace = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'generator-'));
  for (const file of COPIED) await cp(join(WORKSPACE, file), join(root, file));
  for (const folder of LINKED) await symlink(join(WORKSPACE, folder), join(root, folder));
  return root;
};

it('a page of a call that needs a session is for members, of a public one for everybody', () => {
  const accessOf = (name: string) => readingPage(name)(() => true).access;
  assert.equal(accessOf('getSecurityConfig'), 'login-prompt');
  assert.equal(accessOf('getAgreement'), undefined);
});

describe('names', () => {
  it('are kebab-case, and one word for a remote', () => {
    assert.equal(readFeatureName('user-agreement'), 'user-agreement');
    assert.equal(readRemoteName('remote-loyalty'), 'loyalty');
    for (const name of ['UserAgreement', 'user_agreement', '-a', 'a--b', '../a', '']) {
      assert.throws(() => readFeatureName(name), /is no name for a feature/);
    }
    for (const name of ['red-rain', 'host', 'Loyalty']) {
      assert.throws(() => readRemoteName(name), /is no name for a remote/);
    }
  });

  it('become keys and titles', () => {
    assert.equal(toCamel('user-agreement-2'), 'userAgreement2');
    assert.equal(toWords('user-agreement'), 'User agreement');
  });
});

/** The other shapes, each on a call that there is. */
const PAGES = {
  club: readingPage('getClubBenefit'),
  feedback: formPage('sendFeedback'),
  'bets-again': recordPage('getBetRecords', { isTeam: false }),
  'team-again': recordPage('getTeamBets', { isTeam: true }),
};

describe('a new remote with a page of each shape', () => {
  let root = '';
  let dictionary: Dictionary;
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const tool = (name: string, ...args: string[]) =>
    runProgram(join(WORKSPACE, 'node_modules/.bin', name), args, { cwd: root });

  before(async () => {
    root = await openWorkspace();
    dictionary = await openDictionary(root, GIVEN, false);
    await newRemote(root, dictionary, 'loyalty', { en: 'Loyalty', ty: 'Katapatan' });
    await newFeature(root, dictionary, 'loyalty', 'user-agreement', { path: '/m/useragreement', access: 'login-page' });
    for (const [feature, template] of Object.entries(PAGES)) {
      await newFeature(root, dictionary, 'loyalty', feature, { access: 'login-page' }, template);
    }
    await symlink(join(WORKSPACE, LIKE, 'node_modules'), join(root, 'remote-loyalty/node_modules'));
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('has a route, a lazy page, a path and texts for each feature', async () => {
    const { manifest } = await import(join(root, 'remote-loyalty/src/manifest.ts'));
    const routes = manifest.routes.map(({ path, page, title, access }: Record<string, unknown>) => [
      path,
      page,
      title,
      access,
    ]);
    assert.deepEqual(routes.slice(0, 2), [
      ['/m/loyalty', 'loyalty', 'loyalty.title', 'public'],
      ['/m/useragreement', 'user-agreement', 'userAgreement.title', 'login-page'],
    ]);
    assert.match(await read('remote-loyalty/src/remote.tsx'), /'user-agreement': \(\) => import/);
    assert.deepEqual(JSON.parse(await read('remote-loyalty/src/features/loyalty/texts.ty.json')).loyalty, {
      title: 'Katapatan',
      text: 'Katapatan',
    });
    const { userAgreement } = JSON.parse(await read('remote-loyalty/src/features/user-agreement/texts.ty.json'));
    assert.equal(userAgreement.title, 'User agreement', 'the text that the site has for it');
    const remote = await read('remote-loyalty/src/remote.tsx');
    assert.match(remote, /'loyalty\/user-agreement': typeof import\('.\/features\/user-agreement\/texts.en.json'\)/);
    const started = manifest.routes.map(({ starts = [] }: { starts?: { path: string }[] }) => starts[0]?.path);
    assert.deepEqual(started.slice(2), [
      '/wps/member/club/benefit',
      undefined,
      '/wps/relay/MCS2_betRecords',
      '/wps/relay/MCS2_teamBetRecords',
    ]);
    assert.match(await read('tsconfig.json'), /"path": "remote-loyalty"/);
    const { dependencies } = JSON.parse(await read('remote-loyalty/package.json'));
    const kernel = Object.keys(dependencies).filter((name) => name.startsWith('@'));
    assert.deepEqual(
      kernel,
      ['contracts', 'forms', 'records', 'ui'].map((name) => `@shared-kernel/${name}`),
    );
  });

  it('is told of the fields that it does without, for which the site has no Filipino', () => {
    assert.ok(dictionary.lacked.has('Vendor name'));
    for (const given of ['Level', 'Comment']) assert.ok(!dictionary.lacked.has(given), given);
  });

  it('passes the linter, the walls, the compiler and the check of translations', async () => {
    const results = [
      await tool('biome', 'check', '--error-on-warnings', '--colors=off', 'remote-loyalty', 'tsconfig.json'),
      await tool('depcruise', '--config', '.dependency-cruiser.mjs', 'remote-loyalty'),
      await tool('tsc', '-b', 'remote-loyalty', '--checkers', '1'),
      await runScript(join(WORKSPACE, 'delivery/src/checks/translations/translations.ts'), [root], { cwd: WORKSPACE }),
    ];
    for (const { code, output } of results) assert.equal(code, 0, output);
  });

  it('passes its own tests', async () => {
    const jest = join(WORKSPACE, 'shared-kernel/testing/node_modules/jest/bin/jest.js');
    const { code, output } = await runScript(jest, ['--no-color'], { cwd: join(root, 'remote-loyalty') });
    assert.match(output, /Tests: +(\d+) passed, \1 total/);
    assert.match(output, /Test Suites: +8 passed, 8 total/);
    assert.equal(code, 0);
  });

  it('is refused for a call of another shape', () => {
    assert.throws(
      () => recordPage('getBalance', { isTeam: false }),
      /getBalance is no record list: its input has no startDate/,
    );
    assert.throws(
      () => recordPage('getBetRecords', { isTeam: true }),
      /its input has no scope.*its rows have no userName/,
    );
    assert.throws(() => formPage('getBalance'), /sends nothing/);
    assert.throws(() => readingPage('sendFeedback'), /changes something/);
    assert.throws(() => readingPage('getTeamKpi'), /asks for startDate, endDate, size/);
    assert.throws(() => readingPage('getNothing'), /no endpoint "getNothing"/);
  });

  it('is not made twice, nor is a feature', async () => {
    const manifest = await read('remote-loyalty/src/manifest.ts');
    await assert.rejects(
      newRemote(root, dictionary, 'loyalty', { ty: 'Katapatan' }),
      /remote-loyalty is there already/,
    );
    await assert.rejects(newFeature(root, dictionary, 'loyalty', 'user-agreement'), /user-agreement is there already/);
    await assert.rejects(newFeature(root, dictionary, 'loyalty', 'red-rain'), /give it: --filipino "Red rain=…"/);
    await assert.rejects(
      newFeature(root, dictionary, 'loyalty', 'red-rain', { ty: 'Red rain' }),
      /says "Red rain" in Filipino too: translate it/,
    );
    await assert.rejects(newFeature(root, dictionary, 'nowhere', 'help'), /no package remote-nowhere/);
    await assert.rejects(
      newFeature(root, dictionary, 'loyalty', 'help', { access: 'everyone' }),
      /no access rule "everyone"/,
    );
    await rename(
      join(root, 'remote-loyalty/src/features/user-agreement'),
      join(root, 'remote-loyalty/src/features/terms'),
    );
    await assert.rejects(
      newFeature(root, dictionary, 'loyalty', 'user-agreement'),
      /terms\/texts.en.json has a group "userAgreement" already/,
    );
    await rm(join(root, 'remote-loyalty/src/features/terms'), { recursive: true });
    assert.equal(await read('remote-loyalty/src/manifest.ts'), manifest);
  });

  it('takes the address that other pages already use', async () => {
    const file = join(root, 'remote-loyalty/src/paths.ts');
    assert.doesNotMatch(await readFile(file, 'utf8'), /useragreement/, 'the specification has that one');
    await writeFile(file, (await readFile(file, 'utf8')).replace('} as const', "  rules: '/m/ruleBook',\n} as const"));
    await assert.rejects(
      newFeature(root, dictionary, 'loyalty', 'winners', { path: '/m/other' }),
      /has winners at \/m\/winnerPage/,
    );
    await assert.rejects(
      newFeature(root, dictionary, 'loyalty', 'rules', { path: '/m/other' }),
      /rules is at \/m\/ruleBook/,
    );
    await newFeature(root, dictionary, 'loyalty', 'rules');
    assert.equal((await read('remote-loyalty/src/paths.ts')).match(/rules:/g)?.length, 1);
    assert.match(await read('remote-loyalty/src/manifest.ts'), /path: ownPaths\.rules/);
  });
});
