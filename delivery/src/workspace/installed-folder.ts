import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Node would find a package, seen from a folder; null when it is not installed. */
export const installedFolder = (from: string, name: string): string | null => {
  const found = join(from, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  const above = dirname(from);
  return above === from ? null : installedFolder(above, name);
};
