import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_CATEGORIES, type KnownCategory } from '@shared-kernel/contracts/system/values';
import { StackError } from '../workspace/workspace.ts';
import { fillTemplate, insertInto, refuseExisting, withImport, writeFiles } from './copy-template.ts';
import type { Dictionary } from './filipino.ts';
import { readGameCode, toCamel, toWords } from './names.ts';

const GAMES = 'platform/demo/games';
const REGISTRY = 'platform/demo/src/demo-games.ts';
const LIST = 'DEMO_GAMES: readonly Registration[] = [';

export interface GameOptions {
  /** Whose games of the catalogue it plays. */
  readonly category?: string | undefined;
  readonly en?: string | undefined;
  readonly ty?: string | undefined;
}

const readCategory = (given: string): KnownCategory => {
  const found = GAME_CATEGORIES.find((category) => category === given);
  if (found && found !== 'HOT') return found;
  throw new StackError(`"${given}" is no category of games, like LIVE or PVP.`);
};

/**
 * Makes a demo game that draws one of two symbols, and registers it after the others. Returns the written files. Throws a
 * StackError, before anything is written, for a bad code or category, a game that is there already, or a missing translation.
 */
export const newGame = async (
  root: string,
  dictionary: Dictionary,
  named: string,
  { category = 'LIVE', en, ty }: GameOptions = {},
): Promise<readonly string[]> => {
  const code = readGameCode(named);
  const home = `${GAMES}/${code}`;
  refuseExisting(root, home);
  const title = en ?? toWords(code);
  const values = {
    'new-game': code,
    newGame: toCamel(code),
    '{title.en}': title,
    '{title.ty}': ty ?? (await dictionary.translate([title])).get(title) ?? '',
    '{category}': readCategory(category),
  };
  const entry = `{ game: ${values.newGame}, category: '${values['{category}']}' }`;
  const registry = insertInto(REGISTRY, await readFile(join(root, REGISTRY), 'utf8'), LIST, entry);
  return writeFiles(root, {
    ...(await fillTemplate('game', home, { values })),
    [REGISTRY]: withImport(registry, `import { ${values.newGame} } from '../games/${code}/game.ts';`),
  });
};
