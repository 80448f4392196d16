import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DRAIN_LIMIT_MS } from '@shared-kernel/node/guarded-server';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { findProgram } from '../checks/runs/debian-package.ts';
import { findNginx } from '../nginx/testing/find-nginx.ts';
import { ownRootFiles } from '../registry/registry.ts';
import { pinnedEnv, runProgram } from '../workspace/run-program.ts';
import { BUILT_PACKAGES, WORKSPACE } from '../workspace/workspace.ts';
import { assemble } from './testing/assemble.ts';
import { type Recipe, readRecipe } from './testing/recipe.ts';

/** Without an engine: each image's steps in a folder of its own, then its command and its health check as they stand. */
const read = (file: string): string => readFileSync(join(WORKSPACE, 'delivery/docker', file), 'utf8');
const NODE_IMAGES = read('Dockerfile');
const STATIC_IMAGE = read('static.Dockerfile');
const COMPOSE = readFileSync(join(WORKSPACE, 'docker-compose.yml'), 'utf8');

const nginx = await findNginx();

let root: string;
const running: ChildProcess[] = [];

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'containers-'));
  // nginx's workers run as another user.
  chmodSync(root, 0o755);
});
after(async () => {
  await Promise.all(
    running.map(async (child) => {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }),
  );
  await rm(root, { recursive: true, force: true });
});

const stage = async (target: string): Promise<{ folder: string; recipe: Recipe }> => {
  const recipe = readRecipe(NODE_IMAGES, target);
  const folder = join(root, target);
  await assemble(recipe, folder);
  await writeFile(`${folder}.mark`, '');
  return { folder, recipe };
};

/** What was written in an image's folder after it was put together. */
const writtenIn = async (target: string): Promise<string> =>
  (await runProgram('find', [join(root, target), '-newer', `${join(root, target)}.mark`], { cwd: root })).output.trim();

/** Starts an image's command and waits until its own health check is content. */
const start = async (recipe: Recipe, folder: string, given: Record<string, string>): Promise<number> => {
  const port = await freePort();
  const env = { ...recipe.env, ...given, PORT: String(port) };
  const [program = '', ...args] = recipe.command;
  const child = spawn(program, args, { cwd: folder, env: pinnedEnv(env), stdio: ['ignore', 'inherit', 'inherit'] });
  running.push(child);
  const [probe = '', ...probeArgs] = recipe.health;
  while ((await runProgram(probe, probeArgs, { cwd: folder, env })).code !== 0) {
    assert.equal(child.exitCode, null, `${recipe.command.join(' ')} ended while starting`);
    await sleep(200);
  }
  return port;
};

describe('the containers of docker-compose.yml', () => {
  it('have a server and an origin for the host and each remote', () => {
    const served = [...COMPOSE.matchAll(/PACKAGE: (\w+)\n\s+ports: \['127\.0\.0\.1:(\d+):/g)].map(([, name, port]) => [
      name,
      port,
    ]);
    const origins = [...COMPOSE.matchAll(/"(\w+)":"http:\/\/localhost:(\d+)"/g)].map(([, name, port]) => [name, port]);
    assert.deepEqual(served.map(([name]) => name).sort(), BUILT_PACKAGES.map(({ name }) => name).sort());
    assert.deepEqual(origins, served);
  });

  it('are healthy when they can serve, and have longer to end than requests in flight are given', () => {
    const health = (target: string): string => readRecipe(NODE_IMAGES, target).health.join(' ');
    assert.match(health('edge'), /\/_ready`/);
    assert.match(health('platform'), /\/ready`/);
    const graces = [...COMPOSE.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds));
    assert.equal(graces.length, 3, 'file servers, platform, document server');
    for (const seconds of graces) assert.ok(seconds * 1000 > DRAIN_LIMIT_MS);
  });

  it('reach no more than they have business with', () => {
    const [, services = ''] = /\nservices:\n([\s\S]*?)\n(?=[a-z#])/.exec(COMPOSE) ?? [];
    const networksOf = (service: string): string => {
      const [, own = ''] = new RegExp(`\\n  ${service}:\\n((?:    .*\\n|\\n|  #.*\\n)*)`).exec(`\n${services}\n`) ?? [];
      const isStatic = /<<: \*static/.test(own);
      return (/networks: \[(.*)\]|network_mode: (none)/.exec(isStatic ? COMPOSE : own) ?? []).slice(1).join('');
    };
    const expected: Readonly<Record<string, string>> = {
      postgres: 'rows',
      migrate: 'rows',
      platform: 'rows, calls, provider, vendors, outside',
      payments: 'provider, players',
      vendor: 'vendors, players',
      edge: 'calls, players',
      passwords: 'none',
      release: 'none',
      ...Object.fromEntries(BUILT_PACKAGES.map(({ name }) => [name, 'players'])),
    };
    const named = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
    assert.deepEqual(Object.fromEntries(named.map((name) => [name, networksOf(name)])), expected);
    for (const inner of ['rows', 'calls', 'provider', 'vendors'])
      assert.match(COMPOSE, new RegExp(`\n  ${inner}:\n    internal: true\n`));
    assert.doesNotMatch(services, /platform:\n(?: {4}.*\n)*? {4}ports:/);
  });

  it('build each image once, listen to this machine alone, and keep their logs small', () => {
    const services = COMPOSE.slice(COMPOSE.indexOf('\nservices:')).split(/\n {2}(?=\w+:\n)/);
    const built = services.flatMap((service) =>
      /\n {4}build:/.test(service) ? [/\n {6}target: (\w+)/.exec(service)?.[1] ?? 'static'] : [],
    );
    assert.deepEqual(built.toSorted(), ['edge', 'payments', 'platform', 'release', 'static', 'vendor']);
    for (const [, address] of COMPOSE.matchAll(/ports: \['([^']+)'/g)) assert.match(address ?? '', /^127\.0\.0\.1:/);
    assert.match(COMPOSE, /max-size: 10m/);
  });

  it('have an example of a proxy with TLS that leads to them, and that nginx takes', async () => {
    const example = read('tls.example.conf');
    const ledTo = [...example.matchAll(/location \/assets\/(\w+)\/ \{ proxy_pass http:\/\/127\.0\.0\.1:(\d+)\/; \}/g)];
    const served = COMPOSE.matchAll(/PACKAGE: (\w+)\n\s+ports: \['127\.0\.0\.1:(\d+):/g);
    assert.deepEqual(
      ledTo.map(([, ...pair]) => pair),
      [...served].map(([, ...pair]) => pair),
    );
    const [key = '', certificate = '', file = ''] = ['tala.key', 'tala.pem', 'tls.conf'].map((name) =>
      join(root, name),
    );
    const subject = ['-days', '1', '-subj', '/CN=tala.example'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject];
    if (nginx === null || findProgram('openssl') === null) return;
    assert.equal((await runProgram('openssl', made, { cwd: root })).code, 0);
    const server = example.replaceAll('/etc/ssl', root).replace('listen 443', `listen ${await freePort()}`);
    await writeFile(file, `pid ${root}/tls.pid; events {} http { access_log off; ${server} }`);
    const { code, output } = await runProgram(nginx, ['-t', '-e', 'stderr', '-c', file], { cwd: root });
    assert.equal(code, 0, output);
  });

  it('have a bound to their memory each, so that one takes no other down', () => {
    const [common = '', ...services] = COMPOSE.slice(0, COMPOSE.indexOf('\nnetworks:')).split(/\n {2}(?=\w+:\n)/);
    const [, fileServers = ''] = /\nx-static:([\s\S]*?)\n\n/.exec(common) ?? [];
    const unbounded = services
      .map((service) => (/<<: \*static/.test(service) ? `${service}${fileServers}` : service))
      .filter((service) => /restart: unless-stopped/.test(service) && !/mem_limit: \d+[mg]/.test(service));
    assert.deepEqual(unbounded, []);
  });

  it('have no rights, write to volumes and /tmp alone, and show their figures to no player', () => {
    const [, bounded = ''] = /\nx-bounded:([\s\S]*?)\n\n/.exec(COMPOSE) ?? [];
    assert.match(bounded, /cap_drop: \[ALL\]\n {2}read_only: true\n {2}tmpfs: \[\/tmp\]/);
    const services = COMPOSE.slice(COMPOSE.indexOf('\nservices:'), COMPOSE.indexOf('\nnetworks:'));
    const free = services.split(/\n {2}(?=\w+:\n)/).filter((each) => !/<<: \*(?:bounded|static)/.test(each));
    // These begin as root, to give files away.
    assert.deepEqual(
      free.slice(1).map((each) => /^\w+/.exec(each)?.[0]),
      ['passwords', 'postgres'],
    );
    const [, figures] = /OPS_PORT: '(\d+)'/.exec(COMPOSE) ?? [];
    assert.ok(figures);
    assert.doesNotMatch(COMPOSE, new RegExp(`ports: .*:${figures}'`));
  });

  it('start from images that an operator can pin by their digest', () => {
    for (const [, image] of COMPOSE.matchAll(/image: (\S+)/g)) assert.match(image ?? '', /^tala-|_IMAGE:-/);
    for (const [file, name] of [
      [NODE_IMAGES, 'NODE_IMAGE'],
      [STATIC_IMAGE, 'DEBIAN_IMAGE'],
    ] as const) {
      const [, given] = new RegExp(`^ARG ${name}=(\\S+)\nFROM \\$\\{${name}\\}`, 'm').exec(file) ?? [];
      assert.ok(given, name);
      const asked = [...COMPOSE.matchAll(new RegExp(`${name}: (\\S+)`, 'g'))].map(([, value]) => value);
      assert.deepEqual(new Set(asked), new Set([`\${${name}:-${given}}`]));
    }
  });

  it('know each other by a secret that nobody else has', () => {
    const users = [...COMPOSE.matchAll(/^ {6}- edge-secret:(\S+)$/gm)].map(([, place]) => place);
    assert.deepEqual(users, ['/passwords/edge', '/edge-secret:ro', '/edge-secret:ro']);
    assert.equal(COMPOSE.match(/EDGE_SECRET_FILE: \/edge-secret\/secret/g)?.length, 2);
    const shared = [...COMPOSE.matchAll(/^ {6}- payment-key:(\S+)$/gm)].map(([, place]) => place);
    assert.deepEqual(shared, ['/passwords/payments', '/payment-key:ro', '/payment-key:ro']);
    assert.deepEqual(
      [...COMPOSE.matchAll(/^ {6}- vendor-key:(\S+)$/gm)].map(([, place]) => place),
      ['/passwords/vendor', '/vendor-key:ro', '/vendor-key:ro'],
    );
    assert.equal(COMPOSE.match(/PAYMENT_PROVIDER_KEY_FILE: \/payment-key\/key/g)?.length, 2);
  });

  it('hold no tool that only builds, where nothing is built', () => {
    for (const target of ['edge', 'platform', 'payments', 'vendor']) {
      const installs = readRecipe(NODE_IMAGES, target).steps.flatMap((step) =>
        step.kind === 'run' && step.line.startsWith('pnpm install') ? [step.line] : [],
      );
      assert.equal(installs.length, 1);
      assert.match(installs[0] ?? '', / --prod /);
    }
  });

  it('put together serve a page whose files come from nginx, and write nothing in their images', {
    skip: nginx === null && 'nginx is not installed',
  }, async () => {
    const registry = join(root, 'registry');
    const release = await stage('release');
    const [program = '', ...args] = release.recipe.command;
    const published = await runProgram(program, args, { cwd: release.folder, env: { REGISTRY: registry } });
    assert.equal(published.code, 0, published.output);

    const recipe = readRecipe(STATIC_IMAGE, '');
    // The image has the files under /srv/nginx; here they are in the repository.
    const here = { ...recipe, command: ['sh', join(WORKSPACE, 'delivery/nginx/serve.sh')] };
    assert.deepEqual(recipe.command, ['sh', '/srv/nginx/serve.sh']);
    const names = ['host', 'browse'];
    // Debian's users have it, but not its folder, among their programs.
    const PATH = `${dirname(nginx ?? '')}:${process.env.PATH}`;
    const ports = await Promise.all(
      names.map((name) =>
        start(here, WORKSPACE, { PATH, PACKAGE: name, REGISTRY: registry, WORK: join(root, `nginx-${name}`) }),
      ),
    );
    const origins = Object.fromEntries(names.map((name, index) => [name, `http://localhost:${ports[index]}`]));

    const platform = await stage('platform');
    const key = { PAYMENT_PROVIDER_KEY: randomBytes(32).toString('base64') };
    const payments = readRecipe(NODE_IMAGES, 'payments');
    const paymentsPort = await start(payments, platform.folder, { ...key, PROVIDER_DATA: join(root, 'books') });
    const platformPort = await start(platform.recipe, platform.folder, {
      ...key,
      PLATFORM_DATA: join(root, 'data'),
      DEMO_ACCOUNTS: '1',
      DATABASE_TEMPLATES: join(WORKSPACE, '.site/templates'),
      PAYMENT_PROVIDER_URL: `http://localhost:${paymentsPort}`,
    });
    const edge = await stage('edge');
    const edgePort = await start(edge.recipe, edge.folder, {
      REGISTRY: registry,
      ROOT_FILE: ownRootFiles(registry).root,
      PLATFORM_URL: `http://localhost:${platformPort}`,
      ASSET_ORIGINS: JSON.stringify(origins),
    });

    const answer = await fetch(`http://localhost:${edgePort}/m/home`);
    assert.equal(answer.status, 200);
    const html = await answer.text();
    for (const origin of Object.values(origins)) {
      const address = new RegExp(`${origin}/[^"]+\\.js`).exec(html)?.[0];
      assert.ok(address, `the page fetches nothing from ${origin}`);
      const script = await fetch(address);
      assert.equal(script.status, 200);
      assert.match(String(script.headers.get('cache-control')), /immutable/);
    }
    for (const target of ['release', 'platform', 'edge']) assert.equal(await writtenIn(target), '');
  });
});
