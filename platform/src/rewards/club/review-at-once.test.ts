import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { periodOf } from '../../clock/calendar-periods.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { DATABASE_KINDS } from '../../testing/test-database.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { betDays } from '../bet-counts/bet-counts.tables.ts';
import { raiseLevels } from '../tiers/raise-levels.ts';
import { levelReviews } from '../tiers/tiers.tables.ts';
import { reviewLevels } from './review-levels.ts';

describePlatform(
  'the review beside the counting of bets',
  'catalogue',
  (platform) => {
    test('who is raised meanwhile is not lowered again', async () => {
      const { db, database } = platform();
      const memberId = Number((await platform().member()).id);
      const isMember = eq(members.id, memberId);
      await db.update(members).set({ vipLevel: 1 }).where(isMember);
      const { start, until } = periodOf('month', dayOf(new Date()));
      await db.delete(levelReviews);
      await db.insert(levelReviews).values({ month: start, isDone: true });
      const at = new Date(until.getTime() + HOUR_MS);
      const day = dayOf(at);
      // In a list, since the promise itself would be awaited.
      const reviewing = await database.jobsDb.transaction(async (tx) => {
        await tx.insert(betDays).values({ memberId, day, category: 'RNG', validBet: 2_000_000n, rounds: 1 });
        await raiseLevels(tx, { memberIds: [memberId], day, at });
        const reviewed = reviewLevels(db, at);
        while ((await waitingForLocks(db)) === 0);
        return [reviewed];
      });
      assert.deepEqual(await Promise.all(reviewing), [true]);
      const [row] = await db.select({ level: members.vipLevel }).from(members).where(isMember);
      assert.equal(row?.level, 2);
    });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
