import type { getDraws, getLotteries, getLotteryMenus, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import type { getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

export type Lottery = ValueOf<typeof getLotteries>['list'][number];
export type Draw = NonNullable<ValueOf<typeof getDraws>['opened']>;
export type DrawResult = ValueOf<typeof getDraws>['results'][number];
export type LotteryGroup = ValueOf<typeof getLotteryMenus>['list'][number];
export type PlayMenu = ValueOf<typeof getPlayMenu>;
export type Play = PlayMenu['tabs'][number]['plays'][number];
export type LotteryOrder = ValueOf<typeof getOrders>['list'][number];
export type LotteryOrderDetail = ValueOf<typeof getOrder>;
export type Suborder = LotteryOrderDetail['suborders'][number];

export const aDraw = (own: Partial<Draw> = {}): Draw => ({
  numero: '20251121-160',
  opensAt: '2025-11-21T08:00:00+08:00',
  closesAt: '2025-11-21T08:02:45+08:00',
  drawsAt: '2025-11-21T08:03:00+08:00',
  seedHash: 'ab12'.repeat(16),
  ...own,
});

export const aDrawResult = (own: Partial<DrawResult> = {}): DrawResult => ({
  numero: '20251121-159',
  numbers: ['4', '0', '7'],
  isVoid: false,
  drawnAt: '2025-11-21T08:00:00+08:00',
  seedHash: 'adbed9dea2cf04561c13500ee2d1ee0cf74a0f97b1305ac75fee6965a9ce872c',
  seed: 'ef56'.repeat(16),
  ...own,
});

export const aLottery = (own: Partial<Lottery> = {}): Lottery => ({
  gameCode: 'mini-swertres',
  gameName: 'Mini Swertres',
  nodeId: '2001',
  vassalage: 'TCG_LOTTO_VN',
  groupCode: 'quick',
  lottoMode: 'Tradition,Entertainment',
  iconUrl: '/art/games/2001.svg',
  everyMinutes: 3,
  topPrize: '720.00',
  topPrizeStake: '1.00',
  opened: aDraw(),
  lastResult: aDrawResult(),
  ...own,
});

export const aLotteryGroup = (own: Partial<LotteryGroup> = {}): LotteryGroup => ({
  groupCode: 'quick',
  groupName: 'Every few minutes',
  gameCodes: ['mini-swertres'],
  ...own,
});

export const aPlay = (own: Partial<Play> = {}): Play => ({
  playCode: 'straight',
  playName: 'Straight',
  rule: 'All three digits in the order of the draw.',
  form: 'ordered',
  places: 3,
  min: 0,
  max: 9,
  maxMarks: 10,
  options: [],
  prizes: [{ key: 'straight', name: 'In order', odds: '450.00' }],
  minStake: '1.00',
  maxStake: '1000.00',
  maxMultiple: 99,
  maxWin: '500000.00',
  ...own,
});

export const aPlayMenu = (own: Partial<PlayMenu> = {}): PlayMenu => ({
  gameCode: 'mini-swertres',
  gameName: 'Mini Swertres',
  tabs: [{ tabCode: 'digits', tabName: 'Three digits', playType: 'trad', plays: [aPlay()] }],
  maxLines: 20,
  ...own,
});

export const aSuborder = (own: Partial<Suborder> = {}): Suborder => ({
  subOrderNo: 'LT251121-0123456789-1',
  playCode: 'straight',
  playName: 'Straight',
  marks: [['4'], ['0'], ['7']],
  combinations: 1,
  unitStake: '10.00',
  multiple: 1,
  stake: '10.00',
  payout: '0.00',
  status: 'waiting',
  ...own,
});

export const anOrder = (own: Partial<LotteryOrder> = {}): LotteryOrder => ({
  orderNo: 'LT251121-0123456789',
  gameCode: 'mini-swertres',
  gameName: 'Mini Swertres',
  prizeMode: 'Elott',
  iconUrl: '/art/games/2001.svg',
  numero: '20251121-160',
  status: 'placed',
  stake: '10.00',
  payout: '0.00',
  lines: 1,
  placedAt: '2025-11-21T08:01:00+08:00',
  cancelUntil: '2025-11-21T08:02:45+08:00',
  drawsAt: '2025-11-21T08:03:00+08:00',
  numbers: [],
  ...own,
});

export const anOrderDetail = (own: Partial<LotteryOrderDetail> = {}): LotteryOrderDetail => ({
  ...anOrder(),
  suborders: [aSuborder()],
  ...own,
});
