import type { CAC } from 'cac';
import {
  historyOf,
  isUntrustedError,
  RegistryError,
  type ReleaseStore,
  status,
  verifyHistory,
} from '../registry/registry.ts';
import { openStore, type RegistryOptions } from './arguments.ts';
import { formatHistory, formatStatus } from './print-status.ts';

interface ShowOptions extends RegistryOptions {
  readonly json?: boolean;
}

interface HistoryOptions extends ShowOptions {
  readonly verify?: boolean;
}

/** The registry, also when nobody vouches for what is live: that is said, with exit code 1. */
const openToShow = async (options: ShowOptions): Promise<ReleaseStore> => {
  const store = await openStore(options);
  try {
    await store.readPointers();
    return store;
  } catch (error) {
    if (!isUntrustedError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return openStore({ ...options, isUnverified: true });
  }
};

const checkHistory = async (store: ReleaseStore): Promise<void> => {
  const { count, faults, pending } = await verifyHistory(store.history, await store.readPointers());
  if (pending !== null) console.log(`pending  history/${pending}.json: the next change writes it`);
  for (const fault of faults) console.log(`FAULTY   ${fault}`);
  if (faults.length > 0) throw new RegistryError('The history is not as it was written.');
  console.log(`ok       ${count} records, each with the hash of the one before it`);
};

/** What is live, and how it came to be. */
export const addShowCommands = (cli: CAC): void => {
  cli
    .command('status', 'What is live and for whom, what a roll-back leads to, what else is published')
    .option('--json', 'For a program')
    .action(async (options: ShowOptions) => {
      const shown = await status(await openToShow(options));
      console.log(options.json === true ? JSON.stringify(shown, null, 2) : formatStatus(shown, new Date()));
    });
  cli
    .command('history', 'The last states: who changed what, and when')
    .option('--json', 'For a program')
    .option('--verify', 'Check that no record was edited, removed, inserted or reordered')
    .action(async (options: HistoryOptions) => {
      const store = await openToShow(options);
      if (options.verify === true) return checkHistory(store);
      const shown = historyOf(await store.readPointers());
      console.log(options.json === true ? JSON.stringify(shown, null, 2) : formatHistory(shown));
    });
};
