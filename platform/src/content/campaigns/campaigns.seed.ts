import {
  array,
  boolean,
  type Infer,
  int,
  number,
  object,
  oneOf,
  optional,
  string,
} from '@shared-kernel/contracts/schema';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { sql } from '../../database/orm.ts';
import { OWNERS, ownOf, textsFor, WORDS } from '../../merchants/localisation.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { announcements } from '../home/home.tables.ts';

import file from './campaigns.json' with { type: 'json' };
import { campaigns } from './campaigns.tables.ts';
import { CATEGORY_IDS } from './categories.ts';
import { HERO_NAMES } from './hero-names.ts';

const wording = object({
  title: string(),
  body: string(),
  eyebrow: string(),
  content: string(),
  /** Items of a list. */
  terms: array(string()),
});

const campaign = object({
  key: string(),
  ...OWNERS,
  category: oneOf(CATEGORY_IDS),
  hero: oneOf(HERO_NAMES),
  action: oneOf(['join', 'deposit']),
  /** Of the first season, from the day on which the database is filled. */
  startsInDays: number(),
  endsInDays: optional(number()),
  repeatsEveryDays: optional(int()),
  /** The terms of every rebate come first. */
  isRebate: optional(boolean()),
  wording: object({ EN: wording, TY: wording }),
});

const campaignsFile = object({
  audience: WORDS,
  rebateTerms: object({ EN: array(string()), TY: array(string()) }),
  campaigns: array(campaign),
});

type Texts = Infer<typeof campaignsFile>;
type Draft = Infer<typeof campaign>;

const announcementOf = (merchant: string, { key, hero, wording: { EN, TY } }: Draft, sort: number, now: Date) => ({
  id: `${merchant}/promotion/${key}`,
  merchant,
  type: 'PR' as const,
  groupName: 'm_home',
  sort,
  hero,
  wording: {
    EN: { title: EN.title, body: EN.body, eyebrow: EN.eyebrow },
    TY: { title: TY.title, body: TY.body, eyebrow: TY.eyebrow },
  },
  publishedAt: now,
});

const pageOf = (draft: Draft, { audience, rebateTerms }: Texts, language: 'EN' | 'TY') => {
  const { content, terms } = draft.wording[language];
  const items = [...(draft.isRebate ? rebateTerms[language] : []), ...terms];
  return {
    content,
    audience: audience[language],
    terms: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  };
};

const campaignOf = (merchant: string, draft: Draft, texts: Texts, now: Date) => {
  const { key, category, action, startsInDays, endsInDays, repeatsEveryDays } = draft;
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    announcementId: `${merchant}/promotion/${key}`,
    key,
    category,
    action,
    startsAt: inDays(startsInDays),
    endsAt: endsInDays === undefined ? null : inDays(endsInDays),
    repeatsEveryDays: repeatsEveryDays ?? null,
    wording: { EN: pageOf(draft, texts, 'EN'), TY: pageOf(draft, texts, 'TY') },
  };
};

/** What each brand promises its players: some in every brand, some in one. Seasons that have begun keep their dates. */
export const campaignsSeed: FeatureSeed = {
  feature: 'campaigns',
  version: 2,
  needs: 'catalogue',
  run: async (tx, now) => {
    for (const brand of await brandsOf(tx)) {
      const texts = textsFor(brand, campaignsFile, file);
      const own = ownOf(brand, texts.campaigns);
      await tx
        .insert(announcements)
        .values(own.map((draft, sort) => announcementOf(brand.code, draft, sort, now)))
        .onConflictDoUpdate({ target: announcements.id, set: { wording: sql`excluded.wording` } });
      await tx
        .insert(campaigns)
        .values(own.map((draft) => campaignOf(brand.code, draft, texts, now)))
        .onConflictDoUpdate({
          target: campaigns.announcementId,
          set: { wording: sql`excluded.wording`, repeatsEveryDays: sql`excluded.repeats_every_days` },
        });
    }
  },
};
