import { barriersOn } from '../fixtures/accessibility.ts';
import { BRANDS } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { VISITS } from '../flows/visits.ts';

for (const brand of BRANDS) {
  test.describe(`in the brand ${brand}`, () => {
    test.use({ brand });

    for (const visit of VISITS) {
      test(`${visit.name}: everyone can use it`, async ({ page, pages, control, signedInAs }) => {
        if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
        await visit.open(pages);
        await expect(visit.content(pages)).toBeVisible();
        expect(await barriersOn(page)).toEqual([]);
      });
    }
  });
}
