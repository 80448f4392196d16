import { getDraws } from '@shared-kernel/contracts/browse/lotteries';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Control } from '../fixtures/control.ts';
import { answered } from '../fixtures/session.ts';
import { DEFAULT_BRAND, siteAddress } from '../fixtures/site.ts';
import { LotteryPage } from '../pages/lottery.page.ts';

/** Seconds that a test needs before the cut-off. */
const ENOUGH_S = 75;
const SECOND_MS = 1000;

interface OpenDraw {
  readonly closesAt: string;
  readonly drawsAt: string;
}

const isOpenDraw = (value: unknown): value is OpenDraw =>
  typeof value === 'object' && value !== null && 'closesAt' in value && 'drawsAt' in value;

const askDraws = async () => {
  const address = `${siteAddress()}${getDraws.path}?gameCode=${LotteryPage.code}`;
  return answered(await fetch(address, { headers: { [HEADER.merchant]: DEFAULT_BRAND } }));
};

/** The platform's clock. Milliseconds since 1970. */
export const platformNow = async (): Promise<number> => Date.parse(String((await askDraws()).serverTime));

const askDraw = async () => {
  const { opened, serverTime } = await askDraws();
  if (!isOpenDraw(opened)) throw new Error('No draw is open.');
  return {
    closesAt: Date.parse(opened.closesAt),
    drawsAt: Date.parse(opened.drawsAt),
    now: Date.parse(String(serverTime)),
  };
};

/**
 * Puts the platform's clock on: to a draw with time enough (`open`), behind the cut-off of the draw of now (`closed`), or
 * behind its end with everything settled (`drawn`). Only ever forward and by minutes, for others look at the same clock.
 */
export const moveToLotteryTime = async (control: Control, to: 'open' | 'closed' | 'drawn'): Promise<void> => {
  const { now, closesAt, drawsAt } = await askDraw();
  if (to === 'open' && closesAt - now > ENOUGH_S * SECOND_MS) return;
  if (to === 'closed' && now > closesAt) return;
  await control.setClock((to === 'closed' ? closesAt : drawsAt) + SECOND_MS);
  if (to !== 'closed') await control.runJobs();
};
