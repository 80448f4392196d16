import { runReference } from '../reference/serve.ts';
import { createVendor } from './app.ts';
import { readVendorConfig } from './config.ts';
import { createRounds } from './rounds.ts';
import { openStore } from './store.ts';
import { createWallet } from './wallet.ts';

const TICK_MS = 500;

/** Opens the store, listens, and takes up what was left, until it is closed. */
await runReference('vendor', () => {
  const { file, port, host, siteOrigins, ...access } = readVendorConfig(process.env);
  const store = openStore(file);
  const now = () => Date.now();
  const wallet = createWallet(access);
  const rounds = createRounds(store, wallet, now);
  const { fetch } = createVendor({ store, wallet, rounds, siteOrigins, now });
  const run = (): Promise<void> => {
    store.removeOldSessions(now());
    return rounds.takeUpLeft();
  };
  return { port, host, fetch, work: { everyMs: TICK_MS, run }, close: store.close };
});
