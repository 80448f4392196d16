import type { Page, Route } from '@playwright/test';
import { isOneOf } from '../fixtures/extent.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../flows/visit.ts';
import { VISITS } from '../flows/visits.ts';

const CALL = /^\/(?:wps|lgw)\//;
/** The platform's pictures are files, not answers. */
const FILE = /^\/wps\/art\/|\.\w+$/;

const ok = (contentType: string, body: string) => ({ status: 200, contentType, body });

/** What comes back where an answer should: by whatever stands on the way, and by a platform that is out of its mind. */
const BAD_ANSWERS = {
  'a page of somebody else': ok('text/html', '<!doctype html><title>Sign in to this Wi-Fi</title><p>Accept the terms.'),
  'half an answer': ok('application/json', '{"success":true,"value":{"items":[{"id":'),
  'nothing at all': ok('application/json', ''),
  'answers of other kinds': ok('application/json', JSON.stringify({ success: true, value: 42 })),
  'lists of other things': ok(
    'application/json',
    JSON.stringify({ success: true, value: [null, 'x', [], { id: {} }] }),
  ),
} as const;
type BadAnswer = keyof typeof BAD_ANSWERS;
const BAD_ANSWER_NAMES = Object.keys(BAD_ANSWERS) as readonly BadAnswer[];

/** From now on every call of the page to the site gets a bad answer, until it is mended. The document is the site's own. */
const answerBadly = async (page: Page, site: string, kind: BadAnswer) => {
  const isCall = ({ origin, pathname }: URL): boolean => origin === site && CALL.test(pathname) && !FILE.test(pathname);
  const answer = (route: Route): Promise<void> => route.fulfill(BAD_ANSWERS[kind]);
  await page.route(isCall, answer);
  return { mend: () => page.unroute(isCall, answer) };
};

/** They are opened from another page, whose answers would be bad, too: `games.spec.ts` and the deposit page’s own test have their refusals. */
const WITHIN_ANOTHER = ['launcher', 'deposit to pay'];

/** Without a whole run, one page of so many. */
const ONE_OF = 6;

/** Each page meets one kind, always the same, and all kinds are met by some pages. */
const kindFor = (index: number): BadAnswer => BAD_ANSWER_NAMES[index % BAD_ANSWER_NAMES.length] ?? 'nothing at all';

const hearErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const isOpened = ({ name }: Visit): boolean => !WITHIN_ANOTHER.includes(name) && isOneOf(ONE_OF, name);

for (const [index, visit] of VISITS.filter(isOpened).entries()) {
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
