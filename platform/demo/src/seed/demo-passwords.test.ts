import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { auditEvents } from '../../../src/audit/audit.tables.ts';
import { and, eq } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { hashPassword } from '../../../src/identity/password.ts';
import { brandsOf } from '../../../src/merchants/merchants.ts';
import { describePlatform } from '../../../src/testing/test-platform.ts';
import { DEMO_PASSWORD, JUAN } from './demo-accounts.ts';
import { closeDemoPasswords, findDemoPasswords } from './demo-passwords.ts';

/** More than are closed in one transaction. */
const SEEDED = 501;

describePlatform('known password', 'catalogue', (platform) => {
  /** As a seed leaves them: with one hash for all of a brand. */
  const seedSome = async (): Promise<void> => {
    const { db } = platform();
    for (const { code: merchant } of await brandsOf(db)) {
      const seeded = {
        merchant,
        type: 0,
        registeredAt: new Date(),
        passwordHash: await hashPassword(DEMO_PASSWORD, []),
      };
      const names = [
        JUAN.username,
        ...Array.from({ length: merchant === 'tala' ? SEEDED : 1 }, (_, at) => `one_of_many_${at}`),
      ];
      await db.insert(members).values(names.map((username) => ({ ...seeded, username })));
    }
  };

  test('who can sign in with it is listed and closed, at every brand; all others are left alone', async () => {
    const { db } = platform();
    await seedSome();
    const pepper = Buffer.alloc(32, 1);
    const own = await platform().member({ password: 'nobody-knows-this-1' });
    const chose = await platform().member({ username: 'chose_it_himself', password: DEMO_PASSWORD });
    const hash = await hashPassword(DEMO_PASSWORD, [pepper]);
    await db.update(members).set({ passwordHash: hash }).where(eq(members.username, JUAN.username));

    const open = await findDemoPasswords(db, { peppers: [pepper] });
    const seeded = (await db.select().from(members)).filter(({ passwordHash }) => passwordHash !== null);
    assert.equal(open.length, seeded.length - 1);
    assert.equal(open.filter(({ username }) => username === JUAN.username).length, 4, 'one at each brand');
    assert.ok(open.some(({ username }) => username === chose.username));
    assert.ok(!open.some(({ username }) => username === own.username));

    const browser = platform().client();
    await browser.logIn(chose.username, DEMO_PASSWORD);
    assert.equal(await closeDemoPasswords(db, open, new Date()), open.length);
    assert.equal((await browser.call(getBalance, {})).errorCode, 'session.expired');
    assert.equal((await platform().client().tryLogIn(chose.username, DEMO_PASSWORD)).errorCode, 'login.failed');
    assert.equal((await platform().client().tryLogIn(own.username, own.password)).success, true);
    assert.deepEqual(await findDemoPasswords(db, { peppers: [pepper] }), []);
    const kept = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.memberId, Number(chose.id)), eq(auditEvents.event, 'password.changed')));
    assert.deepEqual(
      kept.map(({ details }) => details),
      [{ to: 'none' }],
    );
  });

  test('a password that was changed between the look and the closing stays', async () => {
    const { db } = platform();
    const { id, username } = await platform().member({ password: DEMO_PASSWORD });
    const open = await findDemoPasswords(db, { peppers: [] });
    const passwordHash = await hashPassword('his-own-since-1', []);
    await db
      .update(members)
      .set({ passwordHash })
      .where(eq(members.id, Number(id)));
    assert.deepEqual([open.length, await closeDemoPasswords(db, open, new Date())], [1, 0]);
    assert.equal((await platform().client().tryLogIn(username, 'his-own-since-1')).success, true);
  });
});
