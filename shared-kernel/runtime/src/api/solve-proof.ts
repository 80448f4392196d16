import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Longer than the heaviest proof takes a slow phone; whoever waited this long is told that it failed. */
const LONGEST_MS = 60_000;

const challengeOf = (value: unknown): Challenge | undefined => {
  const isAsked = typeof value === 'object' && value !== null && 'challenge' in value;
  // Only handed on to its solver, which fails on what is no challenge.
  return isAsked ? (value.challenge as Challenge) : undefined;
};

/**
 * Does the work that a server asks for (`proof.required`): seconds at most, in the browser's own threads, so that the page
 * goes on. What the header `Proof` is to carry; undefined when the challenge is none, or when it took too long.
 */
export const solveProof = async (value: unknown, signal?: AbortSignal): Promise<string | undefined> => {
  const challenge = challengeOf(value);
  if (!challenge) return undefined;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: LONGEST_MS }).catch(() => null);
  signal?.removeEventListener('abort', stop);
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
};
