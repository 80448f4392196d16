import { createHash, createHmac, randomBytes } from 'node:crypto';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import type { Round, Seeds, Store } from './store.ts';

const PAGE = 20;

const newSeed = (): string => randomBytes(32).toString('hex');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const ensureSeeds = (store: Store, player: string): Seeds => {
  const known = store.seeds(player);
  if (known) return known;
  const clientSeed = randomBytes(8).toString('hex');
  const fresh = { player, serverSeed: newSeed(), nextSeed: newSeed(), clientSeed, rounds: 0 };
  store.putSeeds(fresh);
  return fresh;
};

/** The numbers of a player's next round, with what it is checked by. */
export const takeRandom = (store: Store, player: string) => {
  const seeds = ensureSeeds(store, player);
  const { serverSeed, clientSeed, rounds: nonce } = seeds;
  store.putSeeds({ ...seeds, rounds: nonce + 1 });
  const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
  return { random: fairRandom({ serverSeed, clientSeed, nonce }, hmac), seedHash: hashOf(serverSeed), nonce };
};

const viewOf = (store: Store, game: string) => (round: Round) => {
  const { betNo, gameName, stake, payout, nonce, seedHash, outcome, at } = round;
  const amounts = { betNo, stakeMinor: stake, payoutMinor: payout, nonce };
  const shown = { ...amounts, gameName, placedAt: new Date(at).toISOString() };
  const revealed = store.revealed(seedHash);
  if (!revealed) return shown;
  return { ...shown, proof: { ...amounts, ...revealed, game, outcome: JSON.parse(outcome) } };
};

/** What is promised for a player's next rounds, and a page of earlier ones, in the words of the kit's page. */
export const fairnessOf = (store: Store, player: string, game: string, before = Number.MAX_SAFE_INTEGER) => {
  const { serverSeed, nextSeed, clientSeed, rounds: drawn } = ensureSeeds(store, player);
  const found = store.roundsOf(player, before, PAGE + 1);
  const last = found.length > PAGE ? found[PAGE - 1]?.at : undefined;
  return {
    seeds: { seedHash: hashOf(serverSeed), clientSeed, rounds: drawn, nextHash: hashOf(nextSeed) },
    rounds: found.slice(0, PAGE).map(viewOf(store, game)),
    ...(last !== undefined && { before: last }),
  };
};

/** Reveals what drew until now and takes the player's seed; for a hash that draws no more it changes nothing. */
export const changeSeeds = (store: Store, player: string, change: { clientSeed: string; seedHash: string }): void =>
  store.together(() => {
    const seeds = ensureSeeds(store, player);
    const { serverSeed, clientSeed, rounds } = seeds;
    const seedHash = hashOf(serverSeed);
    if (seedHash !== change.seedHash) return;
    if (rounds === 0) return store.putSeeds({ ...seeds, clientSeed: change.clientSeed });
    store.reveal({ seedHash, serverSeed, clientSeed });
    store.putSeeds({
      player,
      serverSeed: seeds.nextSeed,
      nextSeed: newSeed(),
      clientSeed: change.clientSeed,
      rounds: 0,
    });
  });
