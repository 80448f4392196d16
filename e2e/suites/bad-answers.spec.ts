import type { Page } from '@playwright/test';
import { answerBadly, BAD_ANSWER_NAMES, type BadAnswer } from '../fixtures/bad-answers.ts';
import { expect, test } from '../fixtures/test.ts';
import { VISITS } from '../flows/visits.ts';

/** They are opened from another page, whose answers would be bad, too: `games.spec.ts` and the deposit page’s own test have their refusals. */
const WITHIN_ANOTHER = ['launcher', 'deposit to pay'];

/** Each page meets one kind, always the same, and all kinds are met by some pages. */
const kindFor = (index: number): BadAnswer => BAD_ANSWER_NAMES[index % BAD_ANSWER_NAMES.length] ?? 'nothing at all';

const hearErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

for (const [index, visit] of VISITS.filter(({ name }) => !WITHIN_ANOTHER.includes(name)).entries()) {
  const kind = kindFor(index);
  test(`${visit.name}: ${kind} for every call leaves the frame standing, says so, and a good answer brings the page`, async ({
    page,
    pages,
    control,
    signedInAs,
    brand,
    site,
  }) => {
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    const errors = hearErrors(page);
    const bad = await answerBadly(page, site, kind);
    await visit.open(pages);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(pages.frame.skeletons).toHaveCount(0);
    await expect(pages.frame.lastNet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await bad.mend();
    await visit.open(pages);
    await expect(visit.content(pages)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
