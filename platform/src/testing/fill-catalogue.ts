import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import { seedCatalogue } from '../../demo/src/seed/seed.ts';
import { seededDays } from '../base/seed.tables.ts';
import type { Database } from '../database/database.ts';
import { ensureEncryptionKey } from '../http/keys/encryption-keys.ts';
import { TEST_CONFIG } from './test-config.ts';

/** Merchants and games alone: a demo that starts on it takes the history for written, and adds neither members nor days. */
export const fillWithoutHistory = async (db: Database): Promise<void> => {
  const now = new Date();
  await seedCatalogue(db);
  await db.insert(seededDays).values({ day: addDays(dayOf(now), 1), seededAt: now });
};

/** What nearly every test database begins with: a key, merchants and games. */
export const fillCatalogue = async (db: Database): Promise<void> => {
  await ensureEncryptionKey(db, new Date(), TEST_CONFIG.wrappingKeys);
  await seedCatalogue(db);
};
