import {
  getDraws,
  getLotteries,
  getLotteryMenus,
  getPlayMenu,
  getRecentLotteries,
} from '@shared-kernel/contracts/browse/lotteries';
import { getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import {
  aDraw,
  aDrawResult,
  aLottery,
  aLotteryGroup,
  anOrder,
  aPlay,
  aPlayMenu,
} from '@shared-kernel/testing/lottery-builders';
import { STILL_TIME } from './still-time.ts';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): string => new Date(STILL_TIME.getTime() + minutes * MINUTE_MS).toISOString();

const DRAW = aDraw({ numero: '20261121-191', closesAt: inMinutes(2), drawsAt: inMinutes(3) });
const RESULT = aDrawResult({ numero: '20261121-190' });
const QUICK = aLottery({
  gameCode: 'mini-swertres',
  gameName: 'Mini Swertres',
  iconUrl: '',
  opened: DRAW,
  lastResult: RESULT,
});
const { opened: _, ...notOnSale } = aLottery({
  gameCode: 'lotto-6-plus',
  gameName: 'The Great Lotto of the Seven Thousand Islands',
  iconUrl: '',
  lastResult: aDrawResult({ numero: '20261120-001', numbers: ['8', '31', '35', '38', '37', '21'] }),
});
const CLOSED = aLottery({
  gameCode: 'luzon-3d',
  gameName: 'Luzon 3D',
  iconUrl: '',
  opened: aDraw({ numero: '20261121-001', closesAt: inMinutes(-1), drawsAt: inMinutes(9) }),
  lastResult: RESULT,
});
const LIST = { list: [QUICK, CLOSED, notOnSale] };

/** What is sold, drawn and ordered in every kept picture. */
export const LOTTERY_ANSWERS = [
  [getLotteries, LIST],
  [
    getLotteryMenus,
    {
      list: [
        aLotteryGroup({ groupCode: 'quick', gameCodes: ['mini-swertres'] }),
        aLotteryGroup({ groupCode: 'daily', groupName: 'Daily digits', gameCodes: ['luzon-3d', 'lotto-6-plus'] }),
      ],
    },
  ],
  [getRecentLotteries, { list: [CLOSED] }],
  [getDraws, { opened: DRAW, results: [RESULT] }],
  [
    getPlayMenu,
    aPlayMenu({
      gameName: 'Mini Swertres',
      tabs: [
        {
          tabCode: 'digits',
          tabName: 'Three digits',
          playType: 'trad',
          plays: [aPlay(), aPlay({ playCode: 'rambolito', playName: 'Rambolito', maxMarks: 1 })],
        },
        { tabCode: 'sides', tabName: 'Sides', playType: 'ent', plays: [aPlay({ playCode: 'odd-even' })] },
      ],
    }),
  ],
  [
    getOrders,
    {
      list: [
        anOrder({
          orderNo: 'LT261121-0000000002',
          numero: DRAW.numero,
          lines: 2,
          stake: '20.00',
          cancelUntil: inMinutes(2),
        }),
        anOrder({ orderNo: 'LT261121-0000000001', numero: RESULT.numero, status: 'settled', payout: '4500.00' }),
      ],
      pageNum: 1,
      totalPages: 1,
    },
  ],
] as const;
