import { findCutOff, findSmallTargets, readOverflow } from '../fixtures/layout.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { VISITS } from '../flows/visits.ts';

const SMALLEST_PHONE = { width: 320, height: 640 };

for (const visit of VISITS) {
  test.describe(`on the smallest phone, ${visit.name}`, { tag: SPOKEN }, () => {
    test.use({ viewport: SMALLEST_PHONE });

    test('fits in its width', async ({ page, pages, control, signedInAs, brand }) => {
      if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
      await visit.open(pages);
      await expect(visit.content(pages)).toBeVisible();
      expect(await readOverflow(page)).toBeLessThanOrEqual(0);
      expect(await findCutOff(page)).toEqual([]);
    });
  });

  test(`${visit.name}: what is pressed is as large as a finger`, async ({
    page,
    pages,
    control,
    signedInAs,
    brand,
  }) => {
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    await visit.open(pages);
    await expect(visit.content(pages)).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
  });
}
