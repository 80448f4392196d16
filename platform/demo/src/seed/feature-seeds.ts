import type { FeatureSeed } from '../../../src/base/feature-seed.ts';
import { seedMarks } from '../../../src/base/seed.tables.ts';
import type { Transaction } from '../../../src/database/database.ts';
import { log } from '../../../src/log/log.ts';

/** Runs the seeds that this database has not had, and those that need what it has just got more of (`again`). */
export const runFeatureSeeds = async (
  tx: Transaction,
  seeds: readonly FeatureSeed[],
  now: Date,
  again: readonly FeatureSeed['needs'][] = [],
): Promise<void> => {
  const marks = new Map((await tx.select().from(seedMarks)).map(({ feature, version }) => [feature, version]));
  for (const { feature, version, needs, run } of seeds) {
    if ((marks.get(feature) ?? 0) >= version && !again.includes(needs)) continue;
    log({ level: 'info', event: 'seed.progress', feature });
    await run(tx, now);
    const mark = { version, seededAt: now };
    await tx
      .insert(seedMarks)
      .values({ feature, ...mark })
      .onConflictDoUpdate({ target: seedMarks.feature, set: mark });
  }
};
