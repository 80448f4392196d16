import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILT_PACKAGES } from '../../workspace/workspace.ts';
import { readPlatforms } from '../terminal/read-options.ts';
import { stackLayout } from './stack-layout.ts';

const SITE = { folder: '.site/x', port: 9000, hasControl: false };

describe('the processes of a site', () => {
  it('have a port each, and the edge knows where every package and the platform are', () => {
    const { services, url, platformUrl } = stackLayout(SITE);
    const ports = new Map(services.map(({ name, port }) => [name, port]));
    assert.equal(new Set(ports.values()).size, services.length);
    const edge = services.find(({ name }) => name === 'edge');
    assert.deepEqual([url, platformUrl], ['http://localhost:9000', `http://localhost:${ports.get('platform')}`]);
    assert.equal(edge?.env.PLATFORM_URL, platformUrl);
    const origins = JSON.parse(edge?.env.ASSET_ORIGINS ?? '{}');
    assert.deepEqual(
      origins,
      Object.fromEntries(BUILT_PACKAGES.map(({ name }) => [name, `http://localhost:${ports.get(name)}`])),
    );
  });

  it('have a sign-in provider, which the platform knows with the secret of both, and which sends nobody elsewhere', () => {
    const { services, openidSecret } = stackLayout(SITE);
    const envOf = (named: string) => services.find(({ name }) => name === named)?.env;
    const { SOCIAL_GOOGLE_ISSUER, SOCIAL_GOOGLE_CLIENT_ID, SOCIAL_GOOGLE_CLIENT_SECRET_FILE } = envOf('platform') ?? {};
    const openid = envOf('openid');
    assert.equal(SOCIAL_GOOGLE_ISSUER, `http://localhost:${openid?.PORT}`);
    assert.equal(SOCIAL_GOOGLE_CLIENT_ID, openid?.OPENID_CLIENT_ID);
    assert.deepEqual(
      [SOCIAL_GOOGLE_CLIENT_SECRET_FILE, openid?.OPENID_CLIENT_SECRET_FILE],
      [openidSecret, openidSecret],
    );
    assert.equal(openid?.RETURN_ORIGINS, 'http://localhost:9000 http://*.localhost:9000');
  });

  it('can be several of the platform, which the edge takes in turn', () => {
    const { services, platformUrl } = stackLayout({ ...SITE, platforms: 3 });
    const platforms = services.filter(({ script }) => script === 'platform/demo/src/main.ts');
    assert.deepEqual(
      platforms.map(({ name }) => name),
      ['platform', 'platform-2', 'platform-3'],
    );
    assert.equal(new Set(services.map(({ port }) => port)).size, services.length);
    const addresses = platforms.map(({ port, env }) => {
      assert.equal(env.PORT, String(port));
      return `http://localhost:${port}`;
    });
    assert.equal(addresses[0], platformUrl);
    assert.equal(services.find(({ name }) => name === 'edge')?.env.PLATFORM_URL, addresses.join(','));
  });

  it('keep everything in a database of their own, unless the one who starts them names another, whose password nobody reads', () => {
    const databaseOf = (databaseUrl?: string) => {
      const { services, databaseName } = stackLayout({ ...SITE, databaseUrl });
      const { env } = services.find(({ name }) => name === 'platform') ?? {};
      return { url: env?.DATABASE_URL, databaseName };
    };
    // Empty, not absent: what is absent would come from the shell.
    assert.equal(databaseOf().url, '');
    assert.match(databaseOf().databaseName, /\.site\/x\/platform$/);
    const named = databaseOf('postgres://me:sekret@db.example:5433/tala');
    assert.equal(named.url, 'postgres://me:sekret@db.example:5433/tala');
    assert.equal(named.databaseName, 'the Postgres tala at db.example:5433 (DATABASE_URL)');
  });

  it('count as started when they can serve, but for an edge whose host is being worked on', () => {
    const healthOf = (developed: readonly string[]) =>
      Object.fromEntries(
        stackLayout({ ...SITE, developed }).services.map(({ name, healthPath }) => [name, healthPath]),
      );
    assert.equal(healthOf([]).edge, '/_ready');
    assert.equal(healthOf([]).platform, '/ready');
    assert.equal(healthOf(['host']).edge, '/_health');
  });
});

it('several platforms need a database that serves several', () => {
  assert.equal(readPlatforms(1, {}), 1);
  assert.equal(readPlatforms('2', { DATABASE_URL: 'postgres://x/y' }), 2);
  assert.throws(() => readPlatforms(2, {}), /--platforms 2 needs a Postgres, named in DATABASE_URL/);
  assert.throws(() => readPlatforms('many', {}), /takes a count from 1 to 5, not "many"/);
});
