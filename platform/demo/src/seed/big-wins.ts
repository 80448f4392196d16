import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createDice } from './dice.ts';
import { type Player, playBet, type Scene } from './history.seed.ts';

interface BigWin {
  readonly game: string;
  readonly username: string;
  readonly payout: bigint;
}

/** What the winner board opens with on the day of the seed. Minor units. */
const OPENING_WINS: readonly BigWin[] = [
  { game: 'Koi Emperor', username: 'maricel88', payout: 18_432_050n },
  { game: 'Dragon Ember', username: 'joanna', payout: 9_620_000n },
  { game: 'Ruleta Oro', username: 'kbrent_07', payout: 4_175_025n },
  { game: 'Halo-Halo', username: 'elizarx', payout: 1_894_000n },
];
const STAKE_MINOR = 20_000n;
const DAILY_WINS = 3;

const pay = (scene: Scene, player: Player, node: string, payout: bigint, at: Date, betNo: string): void => {
  if (at < player.registeredAt) return;
  const { book, house } = scene;
  if (book.balance(player.wallet) < STAKE_MINOR) {
    book.move({
      kind: 'deposit',
      key: `seed-deposit/${betNo}`,
      reference: `DP-${betNo}`,
      at,
      member: player.wallet,
      house: house.gateway,
      amount: STAKE_MINOR,
    });
  }
  playBet(scene, player, node, { at, stake: STAKE_MINOR, isVoid: false, payout }, betNo);
};

/** A few large payouts a day keep the board alive; none in a team, whose figures stay those of a house that lives on its edge. */
export const dailyWins = (scene: Scene, players: readonly Player[]): void => {
  const dice = createDice(`wins/${scene.merchant}/${scene.day}`);
  const candidates = players.filter((player) => !player.isIdle && !player.isKeen && !player.isInTeam);
  if (candidates.length === 0) return;
  for (let count = 0; count < DAILY_WINS; count += 1) {
    const at = new Date(scene.now.getTime() - dice.int(5, 300) * MINUTE_MS);
    const payout = BigInt(dice.int(120_000, 1_600_000));
    pay(
      scene,
      dice.pick(candidates),
      dice.pick(scene.nodes),
      payout,
      at,
      `W${scene.day.replaceAll('-', '').slice(2)}-${scene.merchant}-${count}`,
    );
  }
};

export const openingWins = (scene: Scene, players: readonly Player[], nodeOf: (name: string) => string): void =>
  OPENING_WINS.forEach(({ game, username, payout }, index) => {
    const player = players.find((candidate) => candidate.username === username);
    if (!player) throw new Error(`The seed has no member ${username}.`);
    const at = new Date(scene.now.getTime() - (index * 7 + 2) * MINUTE_MS);
    pay(scene, { ...player, registeredAt: new Date(0) }, nodeOf(game), payout, at, `W0-${scene.merchant}-${index}`);
  });
