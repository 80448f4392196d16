import { after, before, describe } from 'node:test';
import { createMember, type MemberAsk } from '../../demo/src/control/create-member.ts';
import { DEMO } from '../../demo/src/demo.ts';
import { seed } from '../../demo/src/seed/seed.ts';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseLimits } from '../database/limits.ts';
import type { Api } from '../http/answer.ts';
import { ensureEncryptionKey } from '../http/keys/encryption-keys.ts';
import { resolveMerchant } from '../merchants/merchants.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { createClient, type TestClient } from './test-client.ts';
import { TEST_CONFIG } from './test-config.ts';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  openFilledDatabase,
  openTestDatabase,
  type TestDatabase,
  USUAL_KIND,
} from './test-database.ts';

export interface TestPlatform {
  readonly db: Database;
  readonly api: Api;
  readonly database: TestDatabase;
  /** A browser of its own: cookies, a merchant, perhaps a session. */
  client(merchant?: string): TestClient;
  member(
    ask?: MemberAsk,
    merchant?: string,
  ): Promise<{ readonly id: string; readonly username: string; readonly password: string }>;
  /** A fresh member's browser, signed in. */
  signedIn(ask?: MemberAsk, merchant?: string): Promise<TestClient>;
}

type Content = 'catalogue' | 'everything';

const openFilled = async (kind: DatabaseKind, content: Content, limits?: DatabaseLimits): Promise<TestDatabase> => {
  if (content === 'catalogue') return openFilledDatabase(kind, fillCatalogue, limits);
  const database = await openTestDatabase(kind, limits);
  await ensureEncryptionKey(database.db, new Date(), TEST_CONFIG.wrappingKeys);
  await seed(database.db, new Date());
  return database;
};

const startPlatform = (database: TestDatabase): TestPlatform => {
  const { db } = database;
  const api = createApp(database, TEST_CONFIG, DEMO.additions);
  const client = (merchant = 'tala') => createClient(api.app, merchant);
  const member = async (ask: MemberAsk = {}, merchant = 'tala') =>
    createMember(db, await resolveMerchant(db, merchant, undefined), ask, await api.platform.clock.now());
  const signedIn = async (ask: MemberAsk = {}, merchant = 'tala') => {
    const { username, password } = await member(ask, merchant);
    const browser = client(merchant);
    await browser.logIn(username, password);
    return browser;
  };
  return { db, api, database, client, member, signedIn };
};

interface PlatformOptions {
  readonly limits?: DatabaseLimits;
  readonly kinds?: readonly DatabaseKind[];
}

/** Runs the tests on the usual database, or on those that are named; `platform()` is the one of the running test. */
export const describePlatform = (
  name: string,
  content: Content,
  define: (platform: () => TestPlatform) => void,
  { limits, kinds = [USUAL_KIND] }: PlatformOptions = {},
): void => {
  for (const kind of kinds) {
    describe(`${name} (${kind})`, () => {
      let running: TestPlatform | undefined;
      before(async () => {
        running = startPlatform(await openFilled(kind, content, limits));
      });
      after(() => running?.database.close());
      define(() => {
        if (!running) throw new Error('The platform is ready only inside a test.');
        return running;
      });
    });
  }
};

/** Where transactions, locks or types of values could differ: runs the tests on the embedded database too (`DATABASES=whole`). */
export const describeOnBothDatabases: typeof describePlatform = (name, content, define, options) =>
  describePlatform(name, content, define, { ...options, kinds: DATABASE_KINDS });
