import { join, resolve } from 'node:path';
import type { CAC } from 'cac';
import { RegistryError, renew, VALID_DAYS, writeKeyPair } from '../registry/registry.ts';
import { type ChangeCommandOptions, changing, openStore, readCount, say } from './arguments.ts';

/** The files of a pair, and the variables that name them. */
const PAIRS: Readonly<Record<string, { readonly file: string; readonly signs: string; readonly verifies: string }>> = {
  releases: { file: 'release', signs: 'RELEASE_KEY_FILE=', verifies: 'RELEASE_KEYS_FILE=' },
  pointers: { file: 'pointers', signs: 'POINTERS_KEY_FILE=', verifies: 'pnpm release root add-key pointers ' },
  overrides: {
    file: 'overrides',
    signs: 'OVERRIDES_KEY_FILE=',
    verifies: 'pnpm release root add-key overrides ',
  },
  root: { file: 'root', signs: 'pnpm release root sign ', verifies: 'pnpm release root add-key root ' },
};

const makeKeys = async (folder: string, { role }: { readonly role: string }): Promise<void> => {
  const pair = PAIRS[role];
  if (pair === undefined) throw new RegistryError(`--role is ${Object.keys(PAIRS).join(', ')}, not "${role}".`);
  const files = {
    privateKey: join(resolve(folder), `${pair.file}-key.pem`),
    publicKeys: join(resolve(folder), `${pair.file}-keys.pem`),
  };
  await writeKeyPair(files);
  console.log(`To sign with:   ${pair.signs}${files.privateKey}`);
  console.log(`To verify with: ${pair.verifies}${files.publicKeys}`);
};

interface RenewOptions extends ChangeCommandOptions {
  readonly days: unknown;
  readonly after?: unknown;
  readonly unverified?: boolean;
}

const signAnew = async (options: RenewOptions): Promise<void> => {
  const { days, after, unverified = false } = options;
  const store = await openStore({
    ...options,
    validDays: readCount('days', days),
    after: after === undefined ? undefined : readCount('after', after),
    isUnverified: unverified,
  });
  const pointers = await renew(store);
  say(
    pointers.expires === undefined ? 'unsigned: no POINTERS_KEY_FILE' : `signed until ${pointers.expires}`,
    pointers,
    options,
  );
};

/** Keys, and what is signed with them anew. */
export const addKeyCommands = (cli: CAC): void => {
  cli
    .command('keys <folder>', 'Make a new pair of keys')
    .option('--role <role>', 'What they sign: releases, pointers, overrides, root', { default: 'releases' })
    .action(makeKeys);
  changing(cli.command('renew', 'Sign what is live anew: longer valid, or by another key'))
    .option('--days <count>', 'How long document servers take it over', { default: VALID_DAYS })
    .option('--after <revision>', 'Count on after this revision, which document servers have seen')
    .option('--unverified', 'Whoever signed it until now: look at pnpm release status first')
    .action(signAnew);
};
