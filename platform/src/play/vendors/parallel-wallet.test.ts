import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { checkLedger } from '../../ledger/check.ts';
import { type OpenVendors, openVendors } from '../../testing/open-vendor.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';

const START = 20_000;

const step = fc.record({
  kind: fc.constantFrom('bet' as const, 'bet' as const, 'win' as const, 'cancel' as const, 'close' as const),
  transaction: fc.integer({ min: 0, max: 5 }),
  round: fc.integer({ min: 0, max: 2 }),
  amount: fc.constantFrom(1, 333, 1_000, 9_000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeOnBothDatabases('a wallet in a crowd', 'catalogue', (platform) => {
  let vendors: OpenVendors;
  let stories = 0;
  before(() => {
    vendors = openVendors(platform());
  });
  const okOf = (answers: readonly { readonly status: number }[]) =>
    answers.filter(({ status }) => status === 200).length;

  test('one id ten times at once is one stake, and one win', async () => {
    const { bet, win, balance } = await vendors.player(START);
    const bets = await Promise.all(Array.from({ length: 10 }, () => bet('p1', 'pr', 1_500)));
    assert.deepEqual(new Set(bets.map(({ value }) => JSON.stringify(value))).size, 1);
    const wins = await Promise.all(Array.from({ length: 10 }, () => win('p2', 'pr', 700)));
    assert.equal(okOf([...bets, ...wins]), 20);
    assert.equal(await balance(), String(START - 1_500 + 700));
  });

  test('different bets at once never stake more than there is', async () => {
    const { bet, balance } = await vendors.player(5_000);
    const bets = await Promise.all(Array.from({ length: 10 }, (_, index) => bet(`q${index}`, `qr${index}`, 1_000)));
    assert.equal(okOf(bets), 5);
    assert.equal(await balance(), '0');
  });

  test('a bet and its cancel at once leave the balance as it was, whoever comes first', async () => {
    const { bet, cancel, balance } = await vendors.player(START);
    for (let index = 0; index < 8; index += 1) {
      const [id, round] = [`s${index}`, `sr${index}`];
      const both = [() => bet(id, round, 1_000), () => cancel(id, round), () => cancel(id, round)];
      await Promise.all((index % 2 === 0 ? both : both.toReversed()).map((ask) => ask()));
      assert.equal((await cancel(id, round)).status, 200);
      assert.equal((await bet(id, round, 1_000)).errorCode, 'bet.cancelled');
    }
    assert.equal(await balance(), String(START));
  });

  test('a win and a cancel at once are one or the other', async () => {
    const { bet, win, cancel, balance } = await vendors.player(START);
    let expected = START;
    for (let index = 0; index < 8; index += 1) {
      await bet(`t${index}`, `tr${index}`, 1_000);
      const [won, cancelled] = await Promise.all([
        win(`tw${index}`, `tr${index}`, 4_000),
        cancel(`t${index}`, `tr${index}`),
      ]);
      assert.equal(okOf([won, cancelled]), 1);
      if (won.status === 200) expected += 3_000;
    }
    assert.equal(await balance(), String(expected));
  });

  /** What answers say has moved, each id once; what was cancelled after all that, not at all. */
  const moneyOf = (story: readonly Step[], answers: readonly { status: number; value: unknown }[]) => {
    const done = story.filter((_, index) => answers[index]?.status === 200);
    const moved = new Map<string, number>();
    for (const { kind, transaction, amount } of done) {
      if (kind === 'bet') moved.set(`b${transaction}`, -amount);
      if (kind === 'win') moved.set(`w${transaction}`, amount);
    }
    for (const { kind, transaction } of done) if (kind === 'cancel') moved.delete(`b${transaction}`);
    return [...moved.values()].reduce((sum, amount) => sum + amount, 0);
  };

  test('over any story of calls, one by one or at once, the balance is what the answers say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), fc.boolean(), async (story, isAtOnce) => {
        stories += 1;
        const mark = stories;
        const player = await vendors.player(START);
        const ask = ({ kind, transaction, round, amount }: Step) => {
          const roundId = `${mark}.r${round}`;
          if (kind === 'bet') return player.bet(`${mark}.b${transaction}`, roundId, amount);
          if (kind === 'win') return player.win(`${mark}.w${transaction}`, roundId, amount);
          if (kind === 'cancel') return player.cancel(`${mark}.b${transaction}`, roundId);
          return player.close(roundId);
        };
        const answers: { status: number; value: unknown }[] = [];
        if (isAtOnce) answers.push(...(await Promise.all(story.map(ask))));
        else for (const each of story) answers.push(await ask(each));
        for (const { status } of answers) assert.ok(status < 500, `answered ${status}`);
        assert.equal(Number(await player.balance()), START + moneyOf(story, answers));
      }),
      { numRuns: 25 },
    );
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
