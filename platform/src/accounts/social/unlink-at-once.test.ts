import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import { createApp } from '../../app.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { createClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { DATABASE_KINDS } from '../../testing/test-database.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { socialLinks } from './social.tables.ts';

const accessAt = (issuer: string) => ({ issuer, clientId: 'tala', clientSecret: 'secret' });
const PROVIDERS = ['google', 'facebook'] as const;
const socialProviders = {
  google: accessAt('https://google.example'),
  facebook: accessAt('https://facebook.example'),
};

describePlatform(
  'unlinking at once',
  'catalogue',
  (platform) => {
    /** Another instance each: at one a member's calls wait for each other anyway. */
    const instance = () =>
      createClient(createApp(platform().database, { ...TEST_CONFIG, socialProviders }).app, 'tala');

    test('of two providers at two instances one stays, where nothing else opens the account', async () => {
      const { db, database } = platform();
      const { id, username, password } = await platform().member();
      const memberId = Number(id);
      const browsers = PROVIDERS.map(() => instance());
      for (const browser of browsers) await browser.logIn(username, password);
      await db.update(members).set({ passwordHash: null }).where(eq(members.id, memberId));
      await db.insert(socialLinks).values(
        Object.values(socialProviders).map(({ issuer }) => ({
          merchant: 'tala',
          issuer,
          subject: 'olga',
          memberId,
          linkedAt: new Date(),
        })),
      );
      // Who holds the links keeps both from taking theirs away until both have looked for another way in.
      const answers = await database.jobsDb.transaction(async (tx) => {
        await tx.select().from(socialLinks).for('update');
        const asked = browsers.map((browser, index) =>
          browser.call(unlinkSocial, { provider: PROVIDERS[index] ?? 'google' }),
        );
        while ((await waitingForLocks(db)) < PROVIDERS.length);
        return { asked };
      });
      const codes = (await Promise.all(answers.asked)).map(({ errorCode }) => errorCode);
      assert.deepEqual(codes.toSorted(), ['social.only-way', undefined]);
      const [browser] = browsers;
      assert.equal((await browser?.value(getSocialLinks, {}))?.links.length, 1);
    });
  },
  { kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
