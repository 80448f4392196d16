import { anAgent, seedsAgent } from '../factories/accounts.ts';
import { SHARP } from '../fixtures/browser.ts';
import { isOneOf, someOf } from '../fixtures/extent.ts';
import { BRANDS, DEFAULT_BRAND } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../flows/visit.ts';
import { VISITS } from '../flows/visits.ts';
import type { Pages } from '../pages/pages.ts';
import { settle } from '../pictures/still/settle.ts';
import { holdStill, type StillState } from '../pictures/still/still-life.ts';
import { giveStillSession } from '../pictures/still/still-session.ts';

test.use(SHARP);

/** Its game is the platform's own page, with a launch of its own: `games.spec.ts` plays it. */
const WITHOUT_PICTURE = ['launcher'];
/** Pages whose first view asks for nothing, or that another page leads to: they have one state. */
const WITHOUT_CALLS = [
  'not found',
  'login',
  'trial of account',
  'change-password of account',
  'settings of account',
  'maintenance of browse',
  'deposit to pay',
];
/** The document's call, the page's, each once more after a failure, and one for another input: what asks for ever asks hundreds of times. */
const MOST_ASKED = 8;
type Look = readonly [kept: 'en-390' | 'ty-320', state: StillState];

const COMPLETE: readonly Look[] = [
  ['en-390', 'whole'],
  ['ty-320', 'whole'],
];
const BAD_DAYS: readonly Look[] = [
  ['en-390', 'waiting'],
  ['en-390', 'failed'],
  ['en-390', 'empty'],
];

/** Without a whole run, one page of so many. */
const ONE_OF = 6;

const VISITED = VISITS.filter(({ name }) => !WITHOUT_PICTURE.includes(name) && isOneOf(ONE_OF, name));
const HOME = VISITS.filter(({ name }) => name === 'home of a guest');

const visitedBy = ({ visitor }: Visit) => {
  if (visitor === undefined) return 'guest';
  return visitor === anAgent || visitor === seedsAgent ? 'agent' : 'member';
};

/** Waits until the state has been reached: a call that is refused is tried again before it has failed. */
const reach = async (state: StillState, visit: Visit, pages: Pages): Promise<void> => {
  const main = pages.frame.page.getByRole('main');
  await expect(state === 'whole' ? visit.content(pages) : main).toBeVisible();
  if (state === 'whole' && visit.last !== undefined) await expect(visit.last(pages)).toBeVisible();
  if (state !== 'waiting') await expect(pages.frame.skeletons).toHaveCount(0);
};

const picture = (visit: Visit, state: StillState, kept: string): void =>
  test(`${visit.name}, ${state}: looks as it did`, async ({ page, pages, site }) => {
    await giveStillSession(page, visitedBy(visit));
    const calls = await holdStill(page, site, state);
    await visit.open(pages);
    await reach(state, visit, pages);
    await settle(page);
    // The one clock of the site that goes on while a picture is taken; and links that name the site's port.
    const mask = [page.getByRole('timer'), page.getByTestId('own-link')];
    await expect(page).toHaveScreenshot([kept, `${visit.name.replaceAll(' ', '-')}.${state}.png`], { mask });
    expect(calls.mostAsked(), 'how often one call is made').toBeLessThanOrEqual(MOST_ASKED);
    if (state === 'whole') expect(calls.unanswered(), 'calls without a still answer').toEqual([]);
  });

/** Those of a page that this run takes: of each page one. */
const looksOf = ({ name }: Visit): readonly Look[] =>
  someOf(name, WITHOUT_CALLS.includes(name) ? COMPLETE : [...COMPLETE, ...BAD_DAYS]);

const pictures = (kept: Look[0]): void => {
  for (const visit of VISITED)
    for (const [taken, state] of looksOf(visit)) if (taken === kept) picture(visit, state, kept);
};

test.describe('in English on a phone', () => {
  pictures('en-390');
});

test.describe('in Filipino on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, language: 'TY', locale: 'fil-PH' });
  pictures('ty-320');
});

for (const brand of BRANDS.filter((name) => name !== DEFAULT_BRAND))
  test.describe(`in the brand ${brand}`, () => {
    test.use({ brand });
    for (const visit of HOME) picture(visit, 'whole', `brand-${brand}`);
  });
