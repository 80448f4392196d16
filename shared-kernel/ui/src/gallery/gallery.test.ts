import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(__dirname, '../ui');

const components = readdirSync(UI, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(components)('%s shows its states in the gallery', (name) => {
  expect(existsSync(join(UI, name, `${name}.gallery.tsx`))).toBe(true);
});
