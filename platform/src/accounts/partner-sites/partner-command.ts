import { readFile } from 'node:fs/promises';
import { formatTable } from '@shared-kernel/node/table';
import type { CAC } from 'cac';
import { PlatformError } from '../../base/platform-error.ts';
import { runOnDatabase } from '../../base/run-on-database.ts';
import type { Database } from '../../database/database.ts';
import { addPartnerSite, changePartnerSite, listPartnerSites, removePartnerSite } from './partner-sites.ts';

export interface PartnerOptions {
  readonly brand?: string;
  readonly agent?: string;
  readonly origins?: string;
  /** A file with a public key. */
  readonly key?: string;
  readonly endFormerKey?: boolean;
}

const originsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const need = (option: keyof PartnerOptions, { [option]: value }: PartnerOptions): string => {
  if (typeof value === 'string' && value !== '') return value;
  throw new PlatformError('request.invalid', `--${option} is missing.`);
};

const keyIn = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new PlatformError('request.invalid', `--key takes a file with a public key (PEM): ${file} cannot be read.`);
  });

type Action = (db: Database, id: string, options: PartnerOptions) => Promise<string>;

const ACTIONS: Readonly<Record<string, Action>> = {
  add: async (db, _, options) => {
    const site = {
      merchant: need('brand', options),
      username: need('agent', options).toLowerCase(),
      origins: originsIn(need('origins', options)),
      pem: await keyIn(need('key', options)),
    };
    return addPartnerSite(db, site, new Date());
  },
  change: async (db, id, { origins, key, endFormerKey }) => {
    if (origins === undefined && key === undefined && !endFormerKey)
      throw new PlatformError('request.invalid', 'What is to change: --origins, --key or --end-former-key.');
    const change = {
      ...(origins !== undefined && { origins: originsIn(origins) }),
      ...(key !== undefined && { pem: await keyIn(key) }),
      ...(endFormerKey && { endsFormerKey: true }),
    };
    await changePartnerSite(db, id, change, new Date());
    return 'Changed.';
  },
  remove: async (db, id) => {
    const sites = await listPartnerSites(db);
    if (!sites.some(({ site }) => site.id === id))
      throw new PlatformError('not.found', `There is no partner site "${id}".`);
    await removePartnerSite(db, id, new Date());
    return 'Removed. Its sessions have ended.';
  },
  list: async (db) => {
    const rows = (await listPartnerSites(db)).map(({ site, username }) => [
      site.id,
      site.merchant,
      username,
      site.formerKey ? 'two keys' : 'one key',
      site.origins.join(' '),
    ]);
    return rows.length === 0 ? 'There is no partner site.' : formatTable(rows).join('\n');
  },
};

/** Does what was typed, and answers what to print. Fails with a PlatformError for what cannot be. */
export const runPartner = (db: Database, action: string, id: string, options: PartnerOptions): Promise<string> => {
  const act = ACTIONS[action];
  if (act) return act(db, id, options);
  throw new PlatformError('request.invalid', `partner takes ${Object.keys(ACTIONS).join(', ')}, not "${action}".`);
};

/** Affiliates whose pages show the agent area: where no desk is. */
export const addPartnerCommand = (cli: CAC): void => {
  cli
    .command('partner <action> [id]', `Affiliates' sites: ${Object.keys(ACTIONS).join(', ')}`)
    .option('--brand <code>', 'add: whose site')
    .option('--agent <username>', 'add: whom the site vouches for, with the agents below')
    .option('--origins <list>', 'Origins of its pages, with commas or spaces between')
    .option('--key <file>', 'Its public key (PEM); changed, the former one counts too')
    .option('--end-former-key', 'change: the former key counts no more')
    .example('pnpm platform partner add --brand luna --agent maria --origins https://agents.example --key partner.pub')
    .action((action: string, id: string | undefined, options: PartnerOptions) =>
      runOnDatabase((db) => runPartner(db, action, id ?? '', options)),
    );
};
