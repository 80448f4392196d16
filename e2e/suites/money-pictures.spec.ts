import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { barriersOn, contrastsIn } from '../fixtures/accessibility.ts';
import { SHARP } from '../fixtures/browser.ts';
import { isOneOf, someOf } from '../fixtures/extent.ts';
import { BRANDS, DEFAULT_BRAND } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { MONEY_STATES, type MoneyState } from '../flows/money-states.ts';
import { REBATE_STATES } from '../flows/rebate-states.ts';
import { answerOwn } from '../pictures/still/own-answers.ts';
import { settle } from '../pictures/still/settle.ts';
import { holdStill } from '../pictures/still/still-life.ts';
import { giveStillSession } from '../pictures/still/still-session.ts';

test.use(SHARP);

/** Without a whole run, one state of so many. */
const ONE_OF = 6;

const STATES = [...MONEY_STATES, ...REBATE_STATES].filter(({ name }) => isOneOf(ONE_OF, name));
const SMALLEST = { width: 320, height: 640 } as const;

const picture = ({ name, at, answers, reach }: MoneyState, kept: string, language: Language): void =>
  test(`${name}: looks as it did`, async ({ page, site, t, pages }) => {
    await giveStillSession(page, 'member');
    await holdStill(page, site, 'whole');
    await answerOwn(page, answers);
    await page.goto(at);
    await expect(pages.frame.skeletons).toHaveCount(0);
    await reach?.(page, t);
    await expect(pages.frame.overlaySkeletons).toHaveCount(0);
    await settle(page);
    await expect(page).toHaveScreenshot([kept, `${name.replaceAll(' ', '-')}.png`], { fullPage: reach === undefined });
    if (language !== 'EN') return;
    expect.soft(await barriersOn(page)).toEqual([]);
    const others = BRANDS.filter((each) => each !== DEFAULT_BRAND);
    for (const brand of someOf(name, others))
      await test.step(`it can be read in the colours of ${brand}`, async () =>
        expect.soft(await contrastsIn(page, brand)).toEqual([]));
  });

const statesIn = (language: Language): readonly MoneyState[] =>
  STATES.filter(({ name }) => someOf(name, LANGUAGES).includes(language));

test.describe('money on its way out, in English on a phone', () => {
  for (const state of statesIn('EN')) picture(state, 'money-en-390', 'EN');
});

test.describe('money on its way out, in Filipino on the smallest phone', () => {
  test.use({ viewport: SMALLEST, language: 'TY', locale: 'fil-PH' });
  for (const state of statesIn('TY')) picture(state, 'money-ty-320', 'TY');
});
