import type { FeatureSeed } from '../../base/feature-seed.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { affiliateCodes } from './registration.tables.ts';

/** The demo's agent has a code in every brand that knows her. */
const AGENT = 'mara_agent';
const CODE = 'LANTERN88';

export const affiliatesSeed: FeatureSeed = {
  feature: 'affiliates',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    for (const { code: merchant } of await brandsOf(tx)) {
      const [agent] = await tx
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant), eq(members.username, AGENT)));
      if (agent === undefined) continue;
      await tx
        .insert(affiliateCodes)
        .values({ merchant, code: CODE, memberId: agent.id, createdAt: now })
        .onConflictDoNothing();
    }
  },
};
