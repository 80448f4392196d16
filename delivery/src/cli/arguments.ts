import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import type { Command } from 'cac';
import {
  type ChangeOptions,
  openRegistry,
  RegistryError,
  type ReleaseStore,
  readRegistryKeys,
  registryAt,
} from '../registry/registry.ts';

/** What every command takes. */
export interface RegistryOptions {
  readonly registry: string;
}

/** What the commands take that change what is live. */
export interface ChangeCommandOptions extends RegistryOptions {
  /** Why, in the history. */
  readonly because?: string;
  readonly dryRun?: boolean;
}

interface StoreOptions extends ChangeCommandOptions, Pick<ChangeOptions, 'validDays' | 'after'> {
  /** True: what is live is taken as it is, whoever signed it. */
  readonly isUnverified?: boolean;
}

/** The registry that is meant, with the keys of the environment or its own. */
export const openStore = async ({
  registry,
  because,
  dryRun = false,
  isUnverified = false,
  validDays,
  after,
}: StoreOptions): Promise<ReleaseStore> => {
  const root = registryAt(registry);
  const { trustedPointersKeys, ...keys } = await readRegistryKeys(root, process.env);
  const trust = isUnverified || trustedPointersKeys === undefined ? {} : { trustedPointersKeys };
  return openRegistry(root, { ...keys, ...trust }, { note: because, isDryRun: dryRun, validDays, after });
};

/** A time of the command line, as `2026-12-24`, `2026-12-24T18:00+08:00` or `48h`, `7d` from now. Throws a RegistryError for anything else. */
export const readTime = (option: string, text: unknown, now = Date.now()): Date => {
  const [, count, unit] = /^(\d+)([hd])$/.exec(String(text)) ?? [];
  const time = new Date(count === undefined ? String(text) : now + Number(count) * (unit === 'h' ? HOUR_MS : DAY_MS));
  if (!Number.isNaN(time.getTime())) return time;
  throw new RegistryError(
    `--${option} takes a time (2026-12-24T18:00+08:00) or a span from now (48h, 7d), not "${text}".`,
  );
};

/** A whole number of the command line. Throws a RegistryError for anything else. */
export const readCount = (option: string, value: unknown): number => {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new RegistryError(`--${option} takes a whole number, not "${value}".`);
};

/** An option that a command cannot do without. Throws a RegistryError that says what it is for. */
export const need = (option: string, value: string | undefined, what: string): string => {
  if (value !== undefined && String(value).trim() !== '') return String(value);
  throw new RegistryError(`--${option} is missing: ${what}.`);
};

/** What was done, or with `dryRun` would be. */
export const say = (done: string, { revision }: Pointers, { dryRun = false }: ChangeCommandOptions): void =>
  console.log(dryRun ? `not done, but possible: ${done}` : `${done} (revision ${revision})`);

/** A command that changes what players get. */
export const changing = (command: Command): Command =>
  command
    .option('--because <words>', 'Why, for the history')
    .option('--dry-run', 'Say what would be live, or why not, and change nothing');

const BUILD = 'dist';

/** Finds the build of a package that is named by its folder, or by the name of its remote (`browse`). */
export const findBuildFolder = (root: string, named: string): string => {
  const folder = [resolve(root, named), resolve(root, `remote-${named}`)].find((path) =>
    existsSync(join(path, 'package.json')),
  );
  if (folder !== undefined) return join(folder, BUILD);
  throw new RegistryError(`There is no package "${named}": name the host, a remote (browse) or a package's folder.`);
};
