import { IS_WHOLE, isOneOf } from '../fixtures/extent.ts';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { slowDown } from '../fixtures/request-log.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../flows/visit.ts';
import { VISITS } from '../flows/visits.ts';

/** The sum of all shifts of a visit: half of what web vitals call good for the worst five seconds. */
const STILL = 0.05;
const PROCESSOR = 4;
/** A phone's line, and all of a page over it. */
const VISIT_MS = 120_000;

/** Without a whole run, of what everybody sees first one page of so many. */
const ONE_OF = 6;

/** It is opened from another page; what shifts in a game is the game's. */
const WITHIN_ANOTHER = ['launcher'];

const isOpened = ({ name, visitor }: Visit): boolean =>
  !WITHIN_ANOTHER.includes(name) && (IS_WHOLE || (visitor === undefined && isOneOf(ONE_OF, name)));

for (const visit of VISITS.filter(isOpened))
  test(`${visit.name}: comes piece by piece and moves nothing that stands`, async ({
    page,
    pages,
    control,
    signedInAs,
    brand,
  }, { annotations }) => {
    test.setTimeout(VISIT_MS);
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    await slowDown(page, { processor: PROCESSOR });
    await visit.open(pages);
    await expect(visit.content(pages)).toBeVisible({ timeout: VISIT_MS / 2 });
    await page.waitForLoadState('networkidle');
    await watchLayoutShifts(page, 'start');
    const { sum, moves } = await readLayoutShifts(page);
    annotations.push({ type: 'layout shift', description: sum.toFixed(4) });
    expect(sum, moves.join('\n')).toBeLessThan(STILL);
  });
