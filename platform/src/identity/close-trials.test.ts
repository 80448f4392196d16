import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { DAY_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../areas.ts';
import { rowsOf } from '../database/database.ts';
import { eq, sql } from '../database/orm.ts';
import { runJobsNow } from '../jobs/run-jobs.ts';
import { balanceOf, PLAY_CURRENCY } from '../ledger/accounts.ts';
import { checkLedger } from '../ledger/check.ts';
import { recentGames } from '../play/catalogue/catalogue.tables.ts';
import { ensureSeeds } from '../play/seeds/member-seeds.ts';
import { memberSeeds } from '../play/seeds/seeds.tables.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { TRIAL_LIFE_MS } from './close-trials.jobs.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';

const NODE = '100001';

describePlatform('trial accounts', 'catalogue', (platform) => {
  const runJobsAt = (ms: number) => {
    const clock = { now: async () => new Date(Date.now() + ms) };
    return runJobsNow({ ...platform().api.platform, clock }, JOBS);
  };
  const aTrial = async () => {
    const browser = platform().client();
    const { token, userName } = await browser.value(startTrial, {});
    browser.token = token;
    const [member] = await platform().db.select().from(members).where(eq(members.username, userName));
    if (!member) throw new Error('The trial is not there.');
    return { browser, id: member.id, merchant: member.merchant };
  };
  const keptOf = async (id: number) => {
    const { db } = platform();
    const [member] = await db.select().from(members).where(eq(members.id, id));
    const games = await db.select().from(recentGames).where(eq(recentGames.memberId, id));
    const seeds = await db.select().from(memberSeeds).where(eq(memberSeeds.memberId, id));
    const lived = await db.select().from(sessions).where(eq(sessions.memberId, id));
    return { isClosed: member?.isDisabled, rows: games.length + seeds.length, sessions: lived.length };
  };

  test('after its life a trial is closed: the ledger keeps it, what it played with is gone', async () => {
    const { db } = platform();
    const trial = await aTrial();
    const paying = await platform().member();
    for (const memberId of [trial.id, Number(paying.id)]) {
      await db.insert(recentGames).values({ memberId, nodeId: NODE, playedAt: new Date() });
      await ensureSeeds(db, memberId, []);
    }
    await db
      .update(members)
      .set({ registeredAt: new Date(0) })
      .where(eq(members.id, Number(paying.id)));

    await runJobsAt(TRIAL_LIFE_MS - 60_000);
    assert.deepEqual(await keptOf(trial.id), { isClosed: false, rows: 2, sessions: 1 });
    await runJobsAt(TRIAL_LIFE_MS + 60_000);
    assert.deepEqual(await keptOf(trial.id), { isClosed: true, rows: 0, sessions: 1 });
    assert.equal((await trial.browser.call(getBalance, {})).errorCode, 'session.expired');
    await runJobsAt(3 * DAY_MS);
    assert.deepEqual(await keptOf(trial.id), { isClosed: true, rows: 0, sessions: 0 });

    assert.deepEqual(await keptOf(Number(paying.id)), { isClosed: false, rows: 2, sessions: 0 });
    const account = { merchant: trial.merchant, memberId: trial.id, kind: 'play', currency: PLAY_CURRENCY } as const;
    assert.equal(await balanceOf(db, account), 1_000_000n);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('the job finds them by an index, however many members there are', async () => {
    const plan = await platform().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return rowsOf(
        tx,
        sql`explain select id from members where type = 4 and not is_disabled and registered_at < now() order by registered_at`,
      );
    });
    assert.match(JSON.stringify(plan), /members_open_trials/);
  });
});
