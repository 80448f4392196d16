import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePlatform } from '../../src/testing/test-platform.ts';
import { DEMO_GAMES } from './demo-games.ts';

const SITE = 'http://localhost';
const IMPORT = /^import\s[^'"]*['"]([^'"]+)['"]/gm;

describePlatform('what the page that checks a round loads', 'catalogue', (platform) => {
  /** Every module that a browser fetches for one, by path. */
  const loadedBy = async (path: string): Promise<Map<string, string>> => {
    const loaded = new Map([[path, '']]);
    for (const each of loaded.keys()) {
      const response = await platform().api.app.request(each);
      assert.equal(response.status, 200, `${each}, for ${path}`);
      assert.match(response.headers.get('Content-Type') ?? '', /^text\/javascript/);
      const source = await response.text();
      loaded.set(each, source);
      for (const [, name = ''] of source.matchAll(IMPORT)) {
        assert.match(name, /^[./]/, `${each} imports ${name}, which no browser finds`);
        loaded.set(new URL(name, SITE + each).pathname, '');
      }
    }
    return loaded;
  };

  for (const game of new Set(DEMO_GAMES.map((each) => each.game)))
    test(`the rules of ${game.code} load without their types`, async () => {
      const loaded = await loadedBy(`/wps/play/frames/${game.code}/rules/rules.ts`);
      for (const source of loaded.values()) assert.doesNotMatch(source, /\binterface\b|\bas const\b/);
    });

  test('the page loads, and says so to whom opens it from a game', async () => {
    const page = await platform().api.app.request('/wps/play/fair');
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('Cross-Origin-Opener-Policy'), 'unsafe-none');
    const loaded = await loadedBy('/wps/play/frames/fair/page/main.js');
    assert.ok([...loaded.keys()].some((path) => path.endsWith('/hashes/sha2.js')));
  });
});
