import { array, number, object, oneOf, optional, string } from '@shared-kernel/contracts/schema';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { OWNERS, ownOf, textsFor } from '../../merchants/localisation.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { HERO_NAMES } from '../campaigns/hero-names.ts';

import file from './announcements.json' with { type: 'json' };
import { announcements, HOME_GROUP } from './home.tables.ts';

const wording = object({ title: string(), body: string(), eyebrow: optional(string()) });

const announcementsFile = array(
  object({
    key: string(),
    ...OWNERS,
    type: oneOf(['A', 'PL', 'B', 'PU']),
    groupName: optional(string()),
    /** How long it has been out when the database is filled. */
    ageHours: optional(number()),
    hero: optional(oneOf(HERO_NAMES)),
    link: optional(string()),
    promotionType: optional(string()),
    execution: optional(oneOf(['A', 'B', 'F'])),
    wording: object({ EN: wording, TY: wording }),
  }),
);

/** Banners, notices and pop-ups: some of every brand, some of one. */
export const announcementsSeed: FeatureSeed = {
  feature: 'announcements',
  version: 1,
  needs: 'catalogue',
  run: async (tx, now) => {
    const rows = (await brandsOf(tx)).flatMap((brand) =>
      ownOf(brand, textsFor(brand, announcementsFile, file)).map(
        ({ key, of: _, groupName = HOME_GROUP, ageHours = 0, ...announcement }, sort) => ({
          ...announcement,
          id: `${brand.code}/${key}`,
          merchant: brand.code,
          groupName,
          sort,
          publishedAt: new Date(now.getTime() - ageHours * HOUR_MS),
        }),
      ),
    );
    await tx.insert(announcements).values(rows).onConflictDoNothing();
  },
};
