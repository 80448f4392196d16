import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BRANDS_FOLDER, brandsIn } from './brands.ts';

const SKY = /--scene-sky:\s*([^;]+);/;

test('each brand with colours of its own has a sky of its own over login and registration', () => {
  const skies = brandsIn(BRANDS_FOLDER).flatMap((brand) => {
    const file = join(BRANDS_FOLDER, brand, 'tokens.css');
    return existsSync(file) ? [[brand, SKY.exec(readFileSync(file, 'utf8'))?.[1]] as const] : [];
  });
  assert.ok(skies.length > 1);
  for (const [brand, sky] of skies) assert.ok(sky, `${brand}: the default brand's sky is another hue`);
  assert.equal(new Set(skies.map(([, sky]) => sky)).size, skies.length);
});
