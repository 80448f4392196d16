import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = join(__dirname, '../components');

const components = readdirSync(COMPONENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(components)('%s shows its states in the gallery', (name) => {
  expect(existsSync(join(COMPONENTS, name, `${name}.gallery.tsx`))).toBe(true);
});
