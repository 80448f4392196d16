import * as contract from '@shared-kernel/contracts/browse/lottery-orders';
import { type Api, answerMember } from '../../http/answer.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { cancel } from './orders/cancel-lines.ts';
import { listOrders } from './orders/list-orders.ts';
import { orderOf } from './orders/order-view.ts';
import { place } from './orders/place-order.ts';

/** One a second, for a minute on end: each keeps a member's account for itself. */
const ORDERS_OF_MEMBER: Limit = { count: 60, windowMs: 60_000 };

/** A member's lottery orders. */
export const lotteryOrdersApi = (api: Api): void => {
  answerMember(api, contract.placeOrder, place, { tries: ORDERS_OF_MEMBER });
  answerMember(api, contract.cancelSuborders, cancel, { tries: ORDERS_OF_MEMBER });
  answerMember(api, contract.getOrders, listOrders);
  answerMember(api, contract.getOrder, ({ platform, session, input, language, now }) =>
    orderOf(platform.db, session.member.id, input.orderNo, { language, now }),
  );
};
