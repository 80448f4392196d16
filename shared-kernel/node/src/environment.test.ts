import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readCount, readOrigin, readOrigins, readPort, withoutEmpty } from './environment.ts';

it('what is set to nothing is not set', () => {
  assert.deepEqual(withoutEmpty({ HOST: '', PORT: '0' }), { PORT: '0' });
});

it('a count, a port and an origin are read, or what they are in place of one', () => {
  const env = { COUNT: '3', NONE: '0', PORT: '65535', ORIGIN: 'https://games.example:8443' };
  assert.deepEqual([readCount(env, 'COUNT', 9), readCount({}, 'COUNT', 9), readCount(env, 'NONE', 9, 0)], [3, 9, 0]);
  assert.deepEqual([readPort(env, 'PORT', 8080), readPort({}, 'PORT', 8080)], [65_535, 8080]);
  assert.deepEqual([readOrigin(env, 'ORIGIN'), readOrigin({}, 'ORIGIN')], ['https://games.example:8443', undefined]);
});

it('what cannot be understood is a sentence that names the variable', () => {
  for (const wrong of ['soon', '1.5', '-1', '0'])
    assert.throws(
      () => readCount({ COUNT: wrong }, 'COUNT', 1),
      /^Error: COUNT has to be a whole number from 1, not "/,
    );
  for (const wrong of ['http', '65536', '-1'])
    assert.throws(() => readPort({ PORT: wrong }, 'PORT', 1), /^Error: PORT has to be a port number, not "/);
  for (const wrong of ['games.example', 'https://games.example/', 'https://GAMES.example', 'ftp://games.example'])
    assert.throws(() => readOrigin({ ORIGIN: wrong }, 'ORIGIN'), /^Error: ORIGIN has to be an origin, .* is none\.$/);
});

it('origins in a line are read, and one that is none stops it', () => {
  const env = { CDNS: ' https://a.example  https://*.b.example:8443 ' };
  assert.deepEqual([readOrigins(env, 'CDNS'), readOrigins({}, 'CDNS')], [env.CDNS.trim().split(/\s+/), []]);
  for (const wrong of ['a.example', 'https://a.example/icons', "https://a.example;script-src 'self'", '*'])
    assert.throws(() => readOrigins({ CDNS: wrong }, 'CDNS'), /^Error: CDNS has to be origins /);
});
