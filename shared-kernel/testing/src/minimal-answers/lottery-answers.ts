import type { Recorded } from './recorded.ts';

/** The specification names these calls and shows none of their answers: this is the least that the contracts ask for. */
const lottery = { gameCode: 'luzon-3d', gameName: 'Luzon 3D' };
const play = { playCode: 'straight', playName: 'Straight', form: 'ordered', places: 3, minStake: 1, maxStake: 1000 };
const order = { orderNo: 4471, gameCode: 'luzon-3d', numero: 20_260_714, status: 'placed', stake: 10 };
const suborder = { subOrderNo: '4471-1', playCode: 'straight', stake: 10, status: 'waiting' };
const whole = { ...order, suborders: [suborder] };

/** Answers of the lottery calls in browsing §7. */
export const lotteryAnswers = {
  getLotteries: [lottery],
  getLotteryMenus: [{ groupCode: 'digits', groupName: 'Daily digits', gameCodes: ['luzon-3d'] }],
  getPopularLotteries: { list: [lottery] },
  getPlayMenu: { gameCode: 'luzon-3d', tabs: [{ tabCode: 'three', tabName: 'Three digits', plays: [play] }] },
  getRecentLotteries: { list: [lottery] },
  getDraws: {
    opened: { numero: 20_260_714, closesAt: '2026-07-14 20:50:00' },
    results: [{ numero: 1, numbers: [4, 0, 7] }],
  },
  placeOrder: whole,
  getOrders: { list: [order], pageNum: 1, totalPages: 1 },
  getOrder: whole,
  cancelSuborders: whole,
} satisfies Recorded;
