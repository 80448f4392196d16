import { formatTable } from '@shared-kernel/node/table';
import { StartError } from '../../../src/database/start-error.ts';
import {
  checkRound,
  type RoundCheck,
  type RoundProof,
  type RoundRules,
} from '../../../src/play/fair-random/check-round.ts';
import { nodeHmac } from '../../../src/play/fair-random/node-hmac.ts';
import { hashOfSeed } from '../../../src/play/seeds/server-seed.ts';
import { DEMO_GAMES } from '../demo-games.ts';

/** The record behind the `#` of a link that checks a round, or the record itself. */
const readProof = (given: string): RoundProof => {
  const encoded = /#round=([\w-]+)$/.exec(given)?.[1];
  try {
    return JSON.parse(encoded === undefined ? given : Buffer.from(encoded, 'base64url').toString('utf8')) as RoundProof;
  } catch (error) {
    throw new StartError('Give the link that a game’s menu has for a round, or its record as JSON.', error);
  }
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
  const { serverSeed, clientSeed, nonce, stakeMinor, seedHash } = proof;
  if ([serverSeed, clientSeed, seedHash].some((text) => typeof text !== 'string') || !Number.isSafeInteger(nonce))
    throw new StartError('The record is not whole: it has serverSeed, clientSeed, seedHash and nonce.');
  if (!Number.isSafeInteger(stakeMinor)) throw new StartError('The record has no stakeMinor.');
  const { isSeedPromised, isOutcomeSame, isPayoutSame } = checked(proof, game);
  const said = (is: boolean) => (is ? 'yes' : 'NO');
  const rows = [
    ['the told seed has the promised hash', said(isSeedPromised)],
    ['the seeds give the same result', said(isOutcomeSame)],
    [`the result pays ${proof.payoutMinor} (minor units)`, said(isPayoutSame)],
  ];
  for (const line of formatTable(rows)) console.log(line);
  if (!isSeedPromised || !isOutcomeSame || !isPayoutSame) process.exitCode = 1;
};
