import { hkdfSync, randomInt } from 'node:crypto';
import type { startTrial } from '@shared-kernel/contracts/account/session';
import { int, object, safeParse, string } from '@shared-kernel/contracts/schema';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../answer.ts';
import { privateKeyOf, publicEncryptionKey } from '../keys/encryption-keys.ts';
import { spendOnce } from '../keys/spent.ts';

/** PBKDF2, because every browser has it in native code: a script of the attacker's is hardly faster than a player's page. */
const ALGORITHM = 'PBKDF2/SHA-256';
const ITERATIONS = 2_000;
const CHALLENGE_LIFE_MS = 5 * 60_000;
const PROOF_CHARACTERS = 4_096;
/** What the heaviest proof costs, in the lightest ones. */
export const HEAVIEST = 8;

const hex = string();
const brought = object({
  challenge: object({
    parameters: object({
      algorithm: string(),
      nonce: hex,
      salt: hex,
      cost: int(),
      keyLength: int(),
      keyPrefix: hex,
      keySignature: hex,
      data: object({ for: string(), kid: string(), until: int(), weight: int() }),
    }),
    signature: hex,
  }),
  solution: object({ counter: int(), derivedKey: hex }),
});

/** The secrets that sign challenges: from a key pair's private half, so that they are shared, kept and changed with it. */
const secretsOf = async ({ db, config }: Platform, kid: string) => {
  const key = await privateKeyOf(db, kid, config.wrappingKeys);
  if (!key) return undefined;
  const derived = (use: string): string =>
    Buffer.from(hkdfSync('sha256', key.jwk.d ?? '', '', `proof of work: ${use}`, 32)).toString('base64url');
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('solution') };
};

const challengeFor = async (platform: Platform, path: string, weight: number, now: Date) => {
  const { kid } = await publicEncryptionKey(platform.db);
  const secrets = await secretsOf(platform, kid);
  if (!secrets) throw new Error('The key that was there a moment ago is gone.');
  const least = weight * platform.config.proofWork;
  return createChallenge({
    algorithm: ALGORITHM,
    cost: ITERATIONS,
    counter: randomInt(least, 2 * least),
    deriveKey,
    ...secrets,
    data: { for: path, kid, until: now.getTime() + CHALLENGE_LIFE_MS, weight },
  });
};

const parsed = (proof: string): unknown => {
  try {
    return JSON.parse(Buffer.from(proof, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** True for a proof of this call, heavy enough, in time, and never brought before. Two HMACs: cheap to be asked for. */
const isProved = async ({ platform, proof, now }: Call<unknown>, path: string, weight: number): Promise<boolean> => {
  if (proof === undefined || proof.length > PROOF_CHARACTERS) return false;
  const read = safeParse(brought, parsed(proof));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { data, nonce } = challenge.parameters;
  if (data.for !== path || data.weight < weight || data.until <= now.getTime()) return false;
  const secrets = await secretsOf(platform, data.kid);
  if (!secrets) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  return verified && spendOnce(platform.db, `proof/${nonce}`, new Date(data.until));
};

/**
 * Refuses a call with `proof.required` and a challenge, until it comes with the solution: the caller has worked for it, about
 * as long whatever machine it is. `weight` is 1 to `HEAVIEST`.
 */
export const requireProof = async (call: Call<unknown>, path: string, weight: number): Promise<void> => {
  const asked = Math.min(HEAVIEST, Math.max(1, Math.ceil(weight)));
  if (await isProved(call, path, asked)) return;
  const challenge = await challengeFor(call.platform, path, asked, call.now);
  throw new PlatformError<typeof startTrial>('proof.required', 'Some work must be proved with this call.', {
    value: { challenge },
  });
};
