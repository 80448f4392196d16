import type { Language } from 'shared-kernel/contracts/values';
import { saveData } from '../fixtures/faults.ts';
import { setTextSize } from '../fixtures/large-text.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  OVERLAYS_OF_GUESTS,
  OVERLAYS_OF_MEMBERS,
  OVERLAYS_OF_PAYEES,
  OVERLAYS_OF_WAYS_IN,
  type Overlay,
  openOverlay,
} from '../flows/overlays.ts';
import { settle } from '../pictures/still/settle.ts';
import { holdStill } from '../pictures/still/still-life.ts';
import { giveStillSession, type StillVisitor } from '../pictures/still/still-session.ts';

/** Shows the address that the site has for the test, as words and as a code. */
const WITHOUT_PICTURE = ['the referral link'];
const MEMBERS = [...OVERLAYS_OF_MEMBERS, ...OVERLAYS_OF_PAYEES, ...OVERLAYS_OF_WAYS_IN].filter(
  ({ name }) => !WITHOUT_PICTURE.includes(name),
);
const SMALLEST = { width: 320, height: 640 } as const;

interface Look {
  readonly kept: string;
  readonly language: Language;
  /** Made larger before it opens, as a reader's own text size. */
  readonly hasLargeText?: boolean;
}

const picture = (visitor: StillVisitor, overlay: Overlay, { kept, language, hasLargeText = false }: Look): void =>
  test(`${overlay.name}: looks as it did`, async ({ page, site, t }) => {
    await saveData(page);
    await giveStillSession(page, visitor);
    await holdStill(page, site, 'whole');
    await page.goto(overlay.at);
    await openOverlay(page, t, overlay, language);
    if (hasLargeText) await setTextSize(page, 200);
    await settle(page);
    await expect(page).toHaveScreenshot([kept, `${overlay.name.replaceAll(' ', '-')}.png`], { fullPage: false });
  });

const pictures = (look: Look): void => {
  for (const overlay of OVERLAYS_OF_GUESTS) picture('guest', overlay, look);
  for (const overlay of MEMBERS) picture('member', overlay, look);
};

test.describe('over a page, in English on a phone', () => {
  pictures({ kept: 'overlays-en-390', language: 'EN' });
});

test.describe('over a page, in Filipino on the smallest phone', () => {
  test.use({ viewport: SMALLEST, language: 'TY', locale: 'fil-PH' });
  pictures({ kept: 'overlays-ty-320', language: 'TY' });
});

test.describe('over a page, in text of twice the size on the smallest phone', () => {
  test.use({ viewport: SMALLEST });
  pictures({ kept: 'overlays-large-320', language: 'EN', hasLargeText: true });
});
