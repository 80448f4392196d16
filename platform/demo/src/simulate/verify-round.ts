import { formatTable } from '@shared-kernel/node/table';
import { StartError } from '../../../src/database/start-error.ts';
import {
  checkRound,
  isRoundProof,
  type RoundCheck,
  type RoundProof,
  type RoundRules,
} from '../../../src/play/fair-random/check-round.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { hashOfSeed } from '../../../src/play/seeds/server-seed.ts';
import { DEMO_GAMES } from '../demo-games.ts';

const ASKED_FOR =
  'Give the link that a game’s menu has for a round, or its record as JSON: game, stakeMinor, payoutMinor, seedHash, serverSeed, clientSeed, nonce, outcome.';

/** The record behind the `#` of a link that checks a round, or the record itself. */
const readProof = (given: string): RoundProof => {
  const encoded = /#round=([\w-]+)$/.exec(given)?.[1];
  let proof: unknown;
  try {
    proof = JSON.parse(encoded === undefined ? given : Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch (error) {
    throw new StartError(ASKED_FOR, error);
  }
  if (!isRoundProof(proof)) throw new StartError(ASKED_FOR);
  return proof;
};

/** A stake or a choice that the game does not have cannot be played again. */
const checked = (proof: RoundProof, game: RoundRules): RoundCheck => {
  try {
    return checkRound(proof, game, { hmac: nodeHmac, sha256: hashOfSeed });
  } catch (error) {
    throw new StartError('The record’s stake or choice is none of the game’s.', error);
  }
};

/** Plays a round again from its record and prints what holds of it; ends with 1 when something does not. */
export const runVerifyRound = (given: string): void => {
  const proof = readProof(given);
  const game = DEMO_GAMES.find((each) => each.game.code === proof.game)?.game;
  if (!game) throw new StartError(`There is no demo game "${proof.game}".`);
  const { isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame } = checked(proof, game);
  const said = (is: boolean) => (is ? 'yes' : 'NO');
  const rows = [
    [`the server seed has the hash ${proof.seedHash}`, said(isSeedPromised)],
    ...(proof.seedMarks ? [["the table's seed is made of the seeds that it lists", said(isSeedMixed)]] : []),
    ['the seeds give the same result', said(isOutcomeSame)],
    [`the result pays ${proof.payoutMinor} (minor units)`, said(isPayoutSame)],
  ];
  for (const line of formatTable(rows)) console.log(line);
  if (!isSeedPromised || !isSeedMixed || !isOutcomeSame || !isPayoutSame) process.exitCode = 1;
};
