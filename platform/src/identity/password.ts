import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../base/try-later.ts';
import { log } from '../log/log.ts';

/** Keys of the environment, the first of which is hashed with; what the others were used for is still known. */
export type Peppers = readonly Uint8Array[];

/** A stored hash names the pepper that it was made with before argon2's own text: `pepper=Zt4k0aQ1$argon2id$…`. */
const NAMED = /^pepper=([\w-]+)(\$.*)$/s;
const NAME_CHARACTERS = 8;

/** Says nothing of the key: 48 bits of the hash of 256 random ones. */
const pepperName = (pepper: Uint8Array): string =>
  createHash('sha256').update('pepper').update(pepper).digest('base64url').slice(0, NAME_CHARACTERS);

/** A hash as it is stored, under the name of its pepper; as it is where there is none. */
const peppered = (bare: string, pepper: Uint8Array | undefined): string =>
  pepper === undefined ? bare : `pepper=${pepperName(pepper)}${bare}`;

/** The name of the pepper of a stored hash; null for one that was made without. */
const pepperOf = (stored: string): string | null => NAMED.exec(stored)?.[1] ?? null;

interface Found {
  /** Argon2's own text. */
  readonly bare: string;
  readonly pepper: Uint8Array | undefined;
  /** True: the pepper that it names is none of ours, and no password fits. */
  readonly isLost: boolean;
}

/** A stored hash with the pepper that it was made with. */
const findPepper = (stored: string, peppers: Peppers): Found => {
  const [, name, bare = stored] = NAMED.exec(stored) ?? [];
  const pepper = name === undefined ? undefined : peppers.find((one) => pepperName(one) === name);
  return { bare, pepper, isLost: name !== undefined && pepper === undefined };
};

/** OWASP's argon2id figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everybody else's calls. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Queued checks for each running one. A check takes about 40 ms, so the longest wait is about a second. */
const WAITING_EACH = 32;
/** Unrecognised devices fill at most this share of the queue; the rest is for known ones. */
const UNRECOGNISED_SHARE = 0.75;

const queue = pLimit(AT_ONCE);

/** What the queue of password checks holds at this moment, in this process. */
export const passwordQueue = () => ({
  atWork: queue.activeCount,
  waiting: queue.pendingCount,
  most: AT_ONCE * WAITING_EACH,
});

/** Throws `platform.busy` where one more would have to wait too long; nothing is done then. */
const refuseWhenFull = (isUnrecognised: boolean): void => {
  const { waiting, most } = passwordQueue();
  if (waiting >= most * (isUnrecognised ? UNRECOGNISED_SHARE : 1)) throw busy('Too many passwords are being checked.');
};

/** A password as it is stored: argon2id with a salt of its own, and with the first of the peppers where there is one. The hash keeps its cost. */
export const hashPassword = async (password: string, [first]: Peppers, cost = COST): Promise<string> =>
  peppered(await queue(() => hash(password, first ? { ...cost, secret: first } : cost)), first);

/** Whether a stored hash was made with another pepper than the one in use, or none: a right password then gets a new one. */
export const needsRehash = (stored: string, [first]: Peppers): boolean =>
  pepperOf(stored) !== (first === undefined ? null : pepperName(first));

let decoy: Promise<string> | undefined;

interface Check {
  readonly peppers: Peppers;
  readonly isUnrecognised: boolean;
}

/**
 * Takes the same time whether or not the member exists, so that a username cannot be guessed from the clock: one hash, with
 * the pepper that the stored one names. Fails with `platform.busy` when the queue is full.
 */
export const isPassword = async (
  storedHash: string | null | undefined,
  password: string,
  { peppers, isUnrecognised }: Check,
): Promise<boolean> => {
  decoy ??= hashPassword('no member has this password', []);
  const stored = storedHash ?? (await decoy);
  refuseWhenFull(isUnrecognised);
  const { bare, pepper, isLost } = findPepper(stored, peppers);
  if (isLost) log({ level: 'error', event: 'password.pepper-lost', pepper: pepperOf(stored) });
  const matches = await queue(() => verify(bare, password, pepper ? { secret: pepper } : {}));
  return matches && storedHash != null;
};
