import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import { sql } from '../database/orm.ts';
import { runJobsNow } from '../jobs/run-jobs.ts';
import { inRequest } from '../log/request-scope.ts';
import { describeOnBothDatabases } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { AUDIT_JOBS, AUDIT_KEPT_DAYS } from './audit.jobs.ts';
import { auditEvents } from './audit.tables.ts';
import { ASIDE_A_MINUTE, audit, auditAside } from './audit.ts';

const CALLER = { requestId: 'edge-4f2a91c0', address: '203.0.113.9', userAgent: 'a browser', visitor: 'a'.repeat(20) };

describeOnBothDatabases('audit', 'catalogue', (platform) => {
  const kept = () => platform().db.select().from(auditEvents);
  const at = new Date();

  test('a fact is kept with who asked, and logged; a name and a browser only as a hash', async (context) => {
    const { raw, lines } = watchLog(context);
    await inRequest({ ...CALLER }, () =>
      audit(platform().db, { event: 'login.failed', at, merchant: 'tala', name: 'Tr0ub4dor&3', details: { tries: 3 } }),
    );
    const [row] = await kept();
    assert.deepEqual(
      [row?.event, row?.merchant, row?.address, row?.requestId, row?.details],
      ['login.failed', 'tala', CALLER.address, CALLER.requestId, { tries: 3 }],
    );
    const [line] = lines('security.login.failed');
    assert.deepEqual([line?.level, line?.requestId, line?.tries], ['warn', CALLER.requestId, 3]);
    const written = JSON.stringify(row) + raw();
    assert.ok(row?.nameHash && row.visitorHash);
    assert.ok(!written.includes('Tr0ub4dor') && !written.includes(CALLER.visitor), written);
  });

  test('rows are only added: no change, no deletion before its time, no emptying', async () => {
    const { database } = platform();
    const before = await kept();
    const attempts = [
      sql`update audit_events set event = 'login.ok'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
    ];
    for (const attempt of attempts)
      await assert.rejects(
        database.asOwner((tx) => tx.execute(attempt)),
        ({ cause }: Error) => (cause as { code?: string }).code === '23001',
      );
    assert.deepEqual(await kept(), before);
  });

  test('what is older than its time is cleared away, and nothing else, whatever our own clock says', async () => {
    const old = new Date(Date.now() - (AUDIT_KEPT_DAYS + 1) * DAY_MS);
    const young = new Date(Date.now() - (AUDIT_KEPT_DAYS - 1) * DAY_MS);
    const before = (await kept()).length;
    await audit(platform().db, { event: 'login.ok', at: old, memberId: 1 });
    await audit(platform().db, { event: 'login.ok', at: young, memberId: 2 });
    const clock = { now: async () => new Date(Date.now() + 2 * AUDIT_KEPT_DAYS * DAY_MS) };
    await runJobsNow({ ...platform().api.platform, clock }, AUDIT_JOBS);
    const left = await kept();
    assert.equal(left.length, before + 1);
    assert.equal(left.at(-1)?.memberId, 2);
  });

  test("beside an answer: what cannot be kept is said in the log, and stands in nobody's way", async (context) => {
    const { lines } = watchLog(context);
    const broken = Object.create(platform().db, {
      insert: {
        value: () => {
          throw new Error('no room');
        },
      },
    });
    await auditAside(broken, { event: 'login.failed', at });
    assert.equal(lines('audit.not-kept')[0]?.fact, 'login.failed');
  });

  test('a flood of refusals fills no table: what has no room in a minute is counted', async (context) => {
    const { lines } = watchLog(context);
    const before = (await kept()).length;
    // One of its own, since the count is this process's and both databases are tested in it.
    const first = Math.ceil(Date.now() / 60_000) + before * 10;
    const minute = (add: number) => new Date((first + add) * 60_000);
    for (let count = 0; count < ASIDE_A_MINUTE + 7; count += 1)
      await auditAside(platform().db, { event: 'login.failed', at: minute(0) });
    assert.equal((await kept()).length, before + ASIDE_A_MINUTE);
    await auditAside(platform().db, { event: 'login.failed', at: minute(1) });
    assert.equal((await kept()).length, before + ASIDE_A_MINUTE + 1);
    assert.equal(lines('audit.thinned')[0]?.left, 7);
  });
});
