import { array, type Infer, object, string } from '@shared-kernel/contracts/schema';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { textsFor, WORDS } from '../../merchants/localisation.ts';
import { brandsOf } from '../../merchants/merchants.ts';

import file from './agreement.json' with { type: 'json' };
import { agreements } from './agreement.tables.ts';

const agreementFile = object({
  /** Oldest first; `changes` says what is different from the one before. */
  versions: array(object({ version: string(), effectiveFrom: string(), changes: WORDS })),
  /** `since`: the version that brought it. */
  sections: array(object({ since: string(), title: WORDS, text: WORDS })),
});

type AgreementTexts = Infer<typeof agreementFile>;

const contentOf = ({ versions, sections }: AgreementTexts, version: string, language: 'EN' | 'TY'): string => {
  const numbers = versions.map((one) => one.version);
  const before = new Set(numbers.slice(0, numbers.indexOf(version) + 1));
  return sections
    .filter(({ since }) => before.has(since))
    .map(({ title, text }, index) => `<h3>${index + 1}. ${title[language]}</h3>${text[language]}`)
    .join('');
};

/** Each brand's agreement under its own name, with every version that was in force. */
export const agreementSeed: FeatureSeed = {
  feature: 'agreements',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).flatMap((brand) => {
      const texts = textsFor(brand, agreementFile, file);
      return texts.versions.map(({ version, effectiveFrom, changes }) => ({
        merchant: brand.code,
        version,
        effectiveFrom: new Date(effectiveFrom),
        wording: {
          EN: { changes: changes.EN, content: contentOf(texts, version, 'EN') },
          TY: { changes: changes.TY, content: contentOf(texts, version, 'TY') },
        },
      }));
    });
    await tx.insert(agreements).values(rows).onConflictDoNothing();
  },
};
