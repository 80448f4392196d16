import { type FairSeeds, fairRandom, type HmacSha256, type RandomSource } from './fair-random.ts';

/** All that decided a round, once its server seed is revealed: what anyone needs to play it again. */
export interface RoundProof extends FairSeeds {
  /** The code of the game whose rules it was played by. */
  readonly game: string;
  readonly betNo: string;
  /** What was staked in all, and what was paid, in minor units. */
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** What the player chose besides the stake; absent in games without a choice. */
  readonly choice?: unknown;
  /** SHA-256 of the server seed in hex, as it was promised before the round. */
  readonly seedHash: string;
  readonly outcome: unknown;
  /** Of a shoe that many players share: the round in it, from 0. The nonce is the shoe's number. */
  readonly round?: number;
  /** What the client seed of a shoe was made of: its SHA-256 is over these, with a space between two. */
  readonly seedMarks?: readonly string[];
}

/** Whether a value that somebody brings has all that a round is checked with. */
export const isRoundProof = (value: unknown): value is RoundProof => {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return (
    ['game', 'seedHash', 'serverSeed', 'clientSeed'].every((name) => typeof given.get(name) === 'string') &&
    ['stakeMinor', 'payoutMinor', 'nonce'].every((name) => Number.isSafeInteger(given.get(name)))
  );
};

/** The part of a game that decides. It runs in browsers too: no imports but the game's own rules. */
export interface RoundRules<Choice = unknown> {
  /** What the player chooses besides the stake, of what a page sent. Undefined: no such choice; the round is refused. */
  readChoice?(raw: unknown): Choice | undefined;
  /** One round, without side effects. */
  play(input: {
    readonly stakeMinor: number;
    readonly choice: Choice;
    readonly random: RandomSource;
    /** Of a shoe, which of its rounds; the first, if absent. */
    readonly round?: number | undefined;
  }): {
    readonly payoutMinor: number;
    readonly outcome: unknown;
  };
}

export interface RoundCheck {
  /** The seed has the hash of the record; whether that was promised is known to whoever saw it before the round. */
  readonly isSeedPromised: boolean;
  /** The client seed is made of what the record lists; true where it lists nothing. */
  readonly isSeedMixed: boolean;
  readonly isPayoutSame: boolean;
  readonly isOutcomeSame: boolean;
  /** What the rules give for these seeds. */
  readonly payoutMinor: number;
  readonly outcome: unknown;
}

/** Sorts the keys of every object, so that equal values have equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/**
 * Plays a round again from its seeds. `hmac` and `sha256` (of a text, in hex) are the caller's: Node's, or a browser's.
 * Throws a `RangeError` for a stake or a choice that the game has not.
 */
export const checkRound = (
  proof: RoundProof,
  rules: RoundRules,
  { hmac, sha256 }: { readonly hmac: HmacSha256; readonly sha256: (text: string) => string },
): RoundCheck => {
  const choice = rules.readChoice?.(proof.choice);
  if (rules.readChoice && choice === undefined) throw new RangeError(`${proof.game} has no such choice.`);
  const { payoutMinor, outcome } = rules.play({
    stakeMinor: proof.stakeMinor,
    choice,
    random: fairRandom(proof, hmac),
    round: proof.round,
  });
  return {
    isSeedPromised: sha256(proof.serverSeed) === proof.seedHash,
    isSeedMixed: proof.seedMarks === undefined || sha256(proof.seedMarks.join(' ')) === proof.clientSeed,
    isPayoutSame: payoutMinor === proof.payoutMinor,
    isOutcomeSame: textOf(outcome) === textOf(proof.outcome),
    payoutMinor,
    outcome,
  };
};
