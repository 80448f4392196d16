import {
  array,
  int,
  intBetween,
  maxLength,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  text,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS } from '../system/excluded.ts';
import { PLAY_LIMIT_ERRORS } from '../system/play-limit-errors.ts';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import {
  amountAsked,
  decimalAmount,
  instant,
  language,
  PLAY_TYPES,
  PRIZE_MODES,
  queryText,
  shortText,
} from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Most lines of an order, lists of a line, marks of a list: what the platform reads at all. A play may allow fewer. */
export const ORDER_LIMITS = { lines: 20, lists: 6, marks: 49, mark: 12, multiple: 999 } as const;

/** `placed` waits for its draw; `refunded`: the draw did not take place, the stake is back. */
export const LOTTERY_ORDER_STATUSES = ['placed', 'settled', 'cancelled', 'refunded'] as const;
export const SUBORDER_STATUSES = ['waiting', 'won', 'lost', 'cancelled', 'refunded'] as const;

/** What every answer says about an order; amounts are those of the lines that were not cancelled. */
const orderShape = {
  orderNo: string(),
  gameCode: string(),
  gameName: withDefault(string(), ''),
  /** In which it was sold: by it the menu of its plays is asked for. */
  prizeMode: withDefault(openEnum(PRIZE_MODES), 'Elott'),
  iconUrl: withDefault(string(), ''),
  numero: string(),
  status: openEnum(LOTTERY_ORDER_STATUSES),
  stake: decimalAmount,
  payout: withDefault(decimalAmount, '0.00'),
  lines: withDefault(int(), 0),
  placedAt: optional(instant),
  /** Until then it can be cancelled; missing when it cannot. */
  cancelUntil: optional(instant),
  drawsAt: optional(instant),
  /** The numbers of the draw, once it was drawn. */
  numbers: withDefault(rows(string()), []),
};

/** A sub-order: one line of an order, paid and cancelled by itself. */
const suborder = object({
  subOrderNo: string(),
  playCode: string(),
  playName: withDefault(string(), ''),
  /** What was marked, list by list. */
  marks: withDefault(array(array(string())), []),
  combinations: withDefault(int(), 1),
  /** Of one combination, without the multiple. */
  unitStake: optional(decimalAmount),
  multiple: withDefault(int(), 1),
  stake: decimalAmount,
  payout: withDefault(decimalAmount, '0.00'),
  status: openEnum(SUBORDER_STATUSES),
});

const orderWithLines = object({ ...orderShape, suborders: withDefault(rows(suborder), []) });

const line = object({
  playCode: shortText,
  /** What is marked: lists of numbers without leading zeros, or of options, as the play's form says. */
  marks: array(array(text(ORDER_LIMITS.mark)).check(maxLength(ORDER_LIMITS.marks))).check(
    maxLength(ORDER_LIMITS.lists),
  ),
  unitStake: amountAsked,
  multiple: intBetween(1, ORDER_LIMITS.multiple),
});

/** The codes of an order that can no longer be taken as it stands. */
const ORDER_ERRORS = {
  /** The draw takes no orders any more, or not yet; nor can an order of it be cancelled. */
  'draw.closed': 409,
  /** A stake, multiple or possible win beyond the play's limits. */
  'stake.limit': 422,
  /** The marks make no line of this play. */
  'line.invalid': 422,
  /** The lottery is not sold in this prize mode, or not by this merchant. */
  'lottery.unavailable': 409,
} as const;

/** Refused with `wallet.insufficient` when the balance is too low; then nothing is ordered. */
export const placeOrder = defineEndpoint({
  summary: 'Order lines of one draw; the stake is taken at once',
  method: 'POST',
  path: '/lgw/orders',
  access: 'session',
  isIdempotent: true,
  errors: { ...ORDER_ERRORS, ...EXCLUSION_ERRORS, ...PLAY_LIMIT_ERRORS },
  input: object({
    gameCode: shortText,
    prizeMode: oneOf(PRIZE_MODES),
    playType: optional(oneOf(PLAY_TYPES)),
    /** The draw that the player saw. Without one: the draw that is open. */
    numero: queryText,
    /** What the player was told that it costs: another sum is refused. */
    stake: amountAsked,
    lines: array(line).check(maxLength(ORDER_LIMITS.lines)),
    language,
  }),
  value: object({
    ...orderShape,
    suborders: withDefault(rows(suborder), []),
    /** After the stake. */
    sumBalance: optional(decimalAmount),
    serverTime: optional(instant),
  }),
});

export const getOrders = defineEndpoint({
  summary: 'Lottery orders of the signed-in member, the last first',
  method: 'GET',
  path: '/lgw/orders',
  access: 'session',
  input: object({
    ...daysAsked,
    gameCode: queryText,
    status: optional(oneOf(LOTTERY_ORDER_STATUSES)),
    ...recordPageAsked,
  }),
  value: object({
    list: rows(object(orderShape)),
    ...recordPage,
    /** Totals of the whole list: with the first page only. */
    footer: optional(object({ count: int(), stake: decimalAmount, payout: decimalAmount })),
    serverTime: optional(instant),
  }),
});

export const getOrder = defineEndpoint({
  summary: 'One order of the member, line by line',
  method: 'GET',
  path: '/lgw/orders/detail',
  access: 'session',
  input: object({ orderNo: shortText, language }),
  value: orderWithLines,
});

/** Before the cut-off only. The stake comes back at once; a line that is cancelled already stays so. */
export const cancelSuborders = defineEndpoint({
  summary: 'Cancel lines of an order, or all of it',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  access: 'session',
  isIdempotent: true,
  errors: { 'draw.closed': 409 },
  input: object({
    orderNo: shortText,
    /** The lines to cancel; without them, all. */
    subOrderNos: optional(array(shortText).check(maxLength(ORDER_LIMITS.lines))),
    language,
  }),
  value: object({
    ...orderShape,
    suborders: withDefault(rows(suborder), []),
    /** What came back by this call. */
    refund: withDefault(decimalAmount, '0.00'),
    sumBalance: optional(decimalAmount),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  placeOrder: {
    gameCode: 'mini-swertres',
    prizeMode: 'Elott',
    playType: 'trad',
    stake: '20.00',
    lines: [{ playCode: 'straight', marks: [['1', '2'], ['4'], ['7']], unitStake: '10.00', multiple: 1 }],
    language: 'EN',
  } satisfies InputOf<typeof placeOrder>,
  getOrders: RECORDS_EXAMPLE satisfies InputOf<typeof getOrders>,
  getOrder: { orderNo: 'LT260714-0123456789', language: 'EN' } satisfies InputOf<typeof getOrder>,
  cancelSuborders: { orderNo: 'LT260714-0123456789', language: 'EN' } satisfies InputOf<typeof cancelSuborders>,
};
