import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../../../src/base/config.ts';
import { readBrands } from './brand-folders.ts';

const PLATFORM = resolve(import.meta.dirname, '../../..');
/** What says how a filled database looks: its tables and whatever writes into them. */
const SOURCES = '{migrations,src,demo/src,demo/games}/**/*.{sql,json,ts}';
const PRIVATE = 0o700;

const versionOfSources = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(readBrands()));
  const files = globSync(SOURCES, { cwd: PLATFORM, exclude: ['**/*.test.ts', '**/testing/**'] });
  for (const file of files.sort()) hash.update(file).update(await readFile(join(PLATFORM, file)));
  return hash.digest('hex').slice(0, 16);
};

type Place = Pick<Config, 'databaseUrl' | 'dataFolder' | 'hasDemoAccounts' | 'peppers'>;

/** Where a filled database of these sources lies, or would; undefined where nothing is to be copied: elsewhere than in a folder, or with passwords of its own. */
const templateFor = async ({ databaseUrl, hasDemoAccounts, peppers }: Place): Promise<string | undefined> => {
  const { DATABASE_TEMPLATES } = process.env;
  if (!DATABASE_TEMPLATES || databaseUrl !== undefined || !hasDemoAccounts || peppers.length > 0) return undefined;
  return join(DATABASE_TEMPLATES, await versionOfSources());
};

const databaseIn = ({ dataFolder }: Place): string => join(dataFolder, 'database');

/**
 * All of it or nothing; where another process was first, its copy stays. A blocking copy takes half the time of `cp`, and the
 * platform does not listen yet.
 */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const half = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: PRIVATE });
  cpSync(from, half, { recursive: true });
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
};

/** Before a database is opened: a new folder begins with what an earlier start has filled, which takes half a minute less. */
export const startFromTemplate = async (place: Place): Promise<void> => {
  if (existsSync(databaseIn(place))) return;
  const template = await templateFor(place);
  if (template !== undefined && existsSync(template)) await copyWhole(template, databaseIn(place));
};

/** Once a new database is filled, and nobody has been in it. Templates of other sources go. */
export const keepAsTemplate = async (place: Place): Promise<void> => {
  const template = await templateFor(place);
  if (template === undefined || existsSync(template)) return;
  await copyWhole(databaseIn(place), template);
  for (const name of await readdir(dirname(template))) {
    const isHalf = name.includes('.');
    if (name !== basename(template) && !isHalf)
      await rm(join(dirname(template), name), { recursive: true, force: true });
  }
};
