import type { Frame, FrameLocator, Page } from '@playwright/test';
import { barriersOn } from '../fixtures/accessibility.ts';
import { IS_WHOLE } from '../fixtures/extent.ts';
import { expect } from '../fixtures/test.ts';
import { test } from './slot-test.ts';

/** The smallest phone, a usual one, and one on its side. */
export const GAME_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const outOfReach = (frame: Frame, selector: string): Promise<readonly string[]> =>
  frame.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)].flatMap((control) => {
        const { width, height, left, right, bottom } = control.getBoundingClientRect();
        if (width === 0) return [];
        const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
        return [
          ...(width < 44 || height < 44 ? [`${name}: ${width} × ${height}`] : []),
          ...(left < 0 || right > innerWidth || bottom > innerHeight ? [`${name} leaves the screen`] : []),
        ];
      }),
    selector,
  );

/** In a whole run each; otherwise the smallest phone, and one on its side. */
const LOOKED_AT = IS_WHOLE ? GAME_SIZES : [GAME_SIZES[0], GAME_SIZES[2]];

/** Every control of a game is on the screen and large enough to tap, and nothing bars anyone. */
export const expectInReach = async (page: Page, frame: Frame, controls = 'button'): Promise<void> => {
  // A phone that is turned has its page laid out anew.
  await expect.poll(() => outOfReach(frame, controls)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
};

interface Screen {
  /** What is looked at besides buttons. */
  readonly controls?: string;
  /** What the member has, in minor units. */
  readonly balanceMinor?: number;
}

/** The game of the suite can be played at every size, and when the phone is turned: once `prepare` is through, all of it is in reach. */
export const testInReach = (
  prepare: (game: FrameLocator, page: Page) => Promise<void>,
  { controls, ...wanted }: Screen = {},
): void => {
  const having = wanted.balanceMinor === undefined ? '' : ` with ${wanted.balanceMinor} centavos`;
  test(`at several sizes${having} everything is in sight, large enough to tap, and without barriers`, async ({
    page,
    playSlot,
  }) => {
    const [first, ...others] = LOOKED_AT;
    await page.setViewportSize(first);
    const { game, frame } = await playSlot(wanted);
    await prepare(game, page);
    await expectInReach(page, frame, controls);
    for (const size of others) {
      await page.setViewportSize(size);
      await expectInReach(page, frame, controls);
    }
  });
};

/** All that a game says from now on, however shortly it stands there. */
export const listenTo = async (frame: Frame): Promise<() => Promise<readonly string[]>> => {
  await frame.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) said.push(target.textContent?.trim() ?? '');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => frame.evaluate(() => Reflect.get(window, 'said'));
};
