import { AxeBuilder } from '@axe-core/playwright';
import { BRANDS } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { VISITS } from '../flows/visits.ts';

/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE: readonly unknown[] = ['serious', 'critical'];

for (const brand of BRANDS) {
  test.describe(`in the brand ${brand}`, () => {
    test.use({ brand });

    for (const visit of VISITS) {
      test(`${visit.name}: everyone can use it`, async ({ page, pages, control, signedInAs }) => {
        if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
        await visit.open(pages);
        await expect(visit.content(pages)).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const grave = violations
          .filter(({ impact }) => GRAVE.includes(impact))
          .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
        expect(grave).toEqual([]);
      });
    }
  });
}
