import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { SHARP } from '../fixtures/browser.ts';
import { isOneOf, someOf } from '../fixtures/extent.ts';
import { setTextSize } from '../fixtures/large-text.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  OVERLAYS_OF_AGENTS,
  OVERLAYS_OF_CONTRACTS,
  OVERLAYS_OF_GUESTS,
  OVERLAYS_OF_LINKS,
  OVERLAYS_OF_MEMBERS,
  OVERLAYS_OF_PAYEES,
  OVERLAYS_OF_WAYS_IN,
  type Overlay,
  openOverlay,
} from '../flows/overlays.ts';
import { settle } from '../pictures/still/settle.ts';
import { holdStill } from '../pictures/still/still-life.ts';
import { giveStillSession, type StillVisitor } from '../pictures/still/still-session.ts';

test.use(SHARP);

/** Shows the address that the site has for the test, as words and as a code. */
const WITHOUT_PICTURE = ['the referral link', 'the code of a registration link'];
/** Without a whole run, one overlay of so many. */
const ONE_OF = 6;
const hasPicture = ({ name }: Overlay): boolean => !WITHOUT_PICTURE.includes(name) && isOneOf(ONE_OF, name);
const MEMBERS = [...OVERLAYS_OF_MEMBERS, ...OVERLAYS_OF_PAYEES, ...OVERLAYS_OF_WAYS_IN].filter(hasPicture);
const AGENTS = [...OVERLAYS_OF_AGENTS, ...OVERLAYS_OF_LINKS, ...OVERLAYS_OF_CONTRACTS].filter(hasPicture);
const SMALLEST = { width: 320, height: 640 } as const;

interface Look {
  readonly kept: string;
  readonly language: Language;
  /** Then on the smallest phone too, in text of twice the size: a reader's own text size. */
  readonly keptLarge?: string;
}

const picture = (visitor: StillVisitor, overlay: Overlay, { kept, language, keptLarge }: Look): void =>
  test(`${overlay.name}: looks as it did`, async ({ page, site, t }) => {
    const file = `${overlay.name.replaceAll(' ', '-')}.png`;
    await giveStillSession(page, visitor);
    await holdStill(page, site, 'whole');
    await page.goto(overlay.at);
    await openOverlay(page, t, overlay, language);
    await settle(page);
    await expect.soft(page).toHaveScreenshot([kept, file], { fullPage: false });
    if (keptLarge === undefined) return;
    await page.setViewportSize(SMALLEST);
    await setTextSize(page, 200);
    await settle(page);
    await expect(page).toHaveScreenshot([keptLarge, file], { fullPage: false });
  });

const pictures = (look: Look): void => {
  const isTaken = ({ name }: Overlay): boolean => someOf(name, LANGUAGES).includes(look.language);
  for (const overlay of OVERLAYS_OF_GUESTS.filter(hasPicture).filter(isTaken)) picture('guest', overlay, look);
  for (const overlay of MEMBERS.filter(isTaken)) picture('member', overlay, look);
  for (const overlay of AGENTS.filter(isTaken)) picture('agent', overlay, look);
};

test.describe('over a page, in English on a phone, and in text of twice the size on the smallest', () => {
  pictures({ kept: 'overlays-en-390', language: 'EN', keptLarge: 'overlays-large-320' });
});

test.describe('over a page, in Filipino on the smallest phone', () => {
  test.use({ viewport: SMALLEST, language: 'TY', locale: 'fil-PH' });
  pictures({ kept: 'overlays-ty-320', language: 'TY' });
});
