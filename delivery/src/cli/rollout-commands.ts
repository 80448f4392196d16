import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { CAC } from 'cac';
import {
  abortCanary,
  freeze,
  holdCanary,
  liveOf,
  parseReleaseId,
  pinnedElsewhere,
  pinRelease,
  presentFreezes,
  raiseCanary,
  resumeCanary,
  unfreeze,
  unpin,
} from '../registry/registry.ts';
import { type ChangeCommandOptions, changing, need, openStore, readCount, readTime, say } from './arguments.ts';

const WHY_HELD = 'what whoever wants to raise it should know';

interface PercentOptions extends ChangeCommandOptions {
  readonly percent: unknown;
}

interface MerchantOptions extends ChangeCommandOptions {
  readonly merchant?: string;
  readonly until?: unknown;
}

interface FreezeCommandOptions extends ChangeCommandOptions {
  readonly from?: unknown;
  readonly until?: unknown;
}

/** What a canary gives whom, in words: `c12: agent@2.1.0+4f2a91c0 for 10 % at luna`. */
export const canaryText = ({ canaries }: Pointers, id: string): string => {
  const canary = canaries.find((each) => each.id === id);
  if (canary === undefined) return `${id} has ended`;
  const { releases, percent, merchant } = canary;
  return `${id}: ${releases.join(' ')} for ${percent} %${merchant === undefined ? '' : ` at ${merchant}`}`;
};

/** Who does not get the releases, each under what was done. */
export const sayPinned = (...asked: Parameters<typeof pinnedElsewhere>): void => {
  for (const line of pinnedElsewhere(...asked)) console.log(`  ${line}`);
};

const addCanaryCommands = (cli: CAC): void => {
  changing(cli.command('raise <canary>', 'Give a canary more visitors; those that it has keep it'))
    .option('--percent <share>', 'The new share, up to 100')
    .action(async (id: string, options: PercentOptions) => {
      const percent = readCount('percent', options.percent);
      const pointers = await raiseCanary(await openStore(options), id, percent);
      say(canaryText(pointers, id), pointers, options);
    });
  changing(cli.command('hold <canary>', "Leave a canary's share as it is until it is resumed")).action(
    async (id: string, options: ChangeCommandOptions) => {
      const because = need('because', options.because, WHY_HELD);
      const pointers = await holdCanary(await openStore(options), id, because);
      say(`${id} is held`, pointers, options);
    },
  );
  changing(cli.command('resume <canary>', 'Let a held canary be raised again')).action(
    async (id: string, options: ChangeCommandOptions) => {
      say(`${id} may be raised`, await resumeCanary(await openStore(options), id), options);
    },
  );
  changing(cli.command('abort <canary>', 'End a canary: its visitors get what is live')).action(
    async (id: string, options: ChangeCommandOptions) => {
      const store = await openStore(options);
      const { canaries } = await store.readPointers();
      const pointers = await abortCanary(store, id);
      const live = liveOf(pointers);
      const ended = canaries.find((canary) => canary.id === id)?.releases ?? [];
      say(`${id} has ended`, pointers, options);
      sayPinned(
        pointers,
        ended.flatMap((release) => live[parseReleaseId(release).name] ?? []),
      );
    },
  );
};

const addPinCommands = (cli: CAC): void => {
  changing(cli.command('pin <release>', "Keep a merchant's visitors on a release, whatever goes live for others"))
    .option('--merchant <code>', 'Whose visitors')
    .option('--until <time>', 'When it ends: a time, or 30d')
    .action(async (id: string, options: MerchantOptions) => {
      const merchant = need('merchant', options.merchant, 'whose visitors keep the release');
      const until = readTime('until', options.until);
      const pointers = await pinRelease(await openStore(options), id, { merchant, until });
      say(`${merchant} keeps ${id} until ${until.toISOString()}`, pointers, options);
    });
  changing(cli.command('unpin <package>', 'End a pin: the merchant gets what is live'))
    .option('--merchant <code>', 'Whose visitors')
    .action(async (name: string, options: MerchantOptions) => {
      const merchant = need('merchant', options.merchant, 'whose pin ends');
      say(`${merchant} gets the live ${name}`, await unpin(await openStore(options), name, merchant), options);
    });
};

const addFreezeCommands = (cli: CAC): void => {
  changing(cli.command('freeze', 'Let nothing new go live for a time; going back stays possible'))
    .option('--from <time>', 'When it begins; left out: now')
    .option('--until <time>', 'When it ends: a time, or 48h')
    .action(async (options: FreezeCommandOptions) => {
      const because = need('because', options.because, 'what those who are refused read');
      const from = options.from === undefined ? new Date() : readTime('from', options.from);
      const until = readTime('until', options.until);
      const pointers = await freeze(await openStore(options), { from, until, because });
      const id = presentFreezes(pointers).at(-1)?.id ?? '';
      say(`${id}: nothing new goes live until ${until.toISOString()}`, pointers, options);
    });
  changing(cli.command('unfreeze <freeze>', 'End a freeze, or call it off')).action(
    async (id: string, options: ChangeCommandOptions) => {
      say(`${id} has ended`, await unfreeze(await openStore(options), id), options);
    },
  );
};

/** Who gets which release, and when nothing new goes live. */
export const addRolloutCommands = (cli: CAC): void => {
  addCanaryCommands(cli);
  addPinCommands(cli);
  addFreezeCommands(cli);
};
