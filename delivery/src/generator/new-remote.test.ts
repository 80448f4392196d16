import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';
import { COMPOSE_FILE, composeWith } from './new-remote.ts';

const compose = readFileSync(join(WORKSPACE, COMPOSE_FILE), 'utf8');

it('a new remote has a server and an origin on a port of its own in the containers', () => {
  const text = composeWith(composeWith(compose, 'promo'), 'loyalty');
  const served = new Map(
    [...text.matchAll(/PACKAGE: (\w+)\n\s+ports: \['127\.0\.0\.1:(\d+):/g)].map(([, name, port]) => [name, port]),
  );
  const json = /ASSET_ORIGINS: >-\n([\s\S]*?\})\n/.exec(text)?.[1] ?? '';
  const origins: Record<string, string> = JSON.parse(json);
  assert.deepEqual(Object.keys(origins), [...served.keys()]);
  assert.deepEqual(
    Object.values(origins),
    [...served.values()].map((port) => `http://localhost:${port}`),
  );
  const ports = [...text.matchAll(/ports: \['127\.0\.0\.1:(\d+):/g)].map(([, port]) => port);
  assert.equal(new Set(ports).size, ports.length);
  assert.ok(served.has('promo') && served.has('loyalty'));
});

it('a remote cannot take the name of another service', () => {
  assert.throws(() => composeWith(compose, 'postgres'), /has a service "postgres" already/);
  assert.throws(() => composeWith('services: {}\n', 'promo'), /has another shape/);
});
