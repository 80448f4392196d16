import { array, object, string } from '@shared-kernel/contracts/schema';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { OWNERS, ownOf, textsFor } from '../../merchants/localisation.ts';
import { brandsOf } from '../../merchants/merchants.ts';

import file from './articles.json' with { type: 'json' };
import { helpArticles } from './help.tables.ts';

const wording = object({ title: string(), content: string() });
const articlesFile = array(object({ key: string(), ...OWNERS, wording: object({ EN: wording, TY: wording }) }));

/** What players ask most. Figures are not repeated here: the page that an article leads to has them as they are. */
export const helpSeed: FeatureSeed = {
  feature: 'help-articles',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).flatMap((brand) =>
      ownOf(brand, textsFor(brand, articlesFile, file)).map(({ key, wording: words }, sort) => ({
        merchant: brand.code,
        key,
        sort,
        wording: words,
      })),
    );
    await tx.insert(helpArticles).values(rows).onConflictDoNothing();
  },
};
