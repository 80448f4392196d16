import type { FeatureSeed } from '../../base/feature-seed.ts';
import { and, eq } from '../../database/orm.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { LOTTERIES } from './offer/lotteries.ts';
import { lottoModeOf } from './offer/lottery-view.ts';

/** The catalogue's word for a game that is played for money only (browsing §4). */
const NO_FREE_PLAY = 1;

/** Gives the games of the catalogue that are lotteries of the platform's own their codes: the others open their vendor's lobby. */
export const lotteryGamesSeed: FeatureSeed = {
  feature: 'lottery-games',
  version: 2,
  needs: 'catalogue',
  run: async (tx) => {
    for (const lottery of LOTTERIES) {
      await tx
        .update(games)
        .set({ gameCode: lottery.code, lottoMode: lottoModeOf(lottery), supportPlay: NO_FREE_PLAY })
        .where(and(eq(games.vendor, lottery.vendor), eq(games.name, lottery.name)));
    }
  },
};
