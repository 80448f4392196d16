import { randomBytes } from 'node:crypto';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { PlatformError } from '../base/platform-error.ts';
import type { Transaction } from '../database/database.ts';
import { eq } from '../database/orm.ts';
import type { OrderKind } from './define-order.ts';
import { orderSteps, orders, type StepBy } from './orders.tables.ts';

/** An order was asked to go where its state does not lead: somebody else has moved it, or the caller is wrong. */
export class OrderStateError extends PlatformError {
  constructor(orderNo: string, from: string, to: string) {
    super('request.duplicate', `The order ${orderNo} is ${from}, from where it cannot become ${to}.`);
    this.name = 'OrderStateError';
  }
}

export interface HeldOrder<State extends string = string> {
  readonly id: number;
  readonly orderNo: string;
  readonly memberId: number;
  readonly state: State;
}

interface Step {
  readonly by: StepBy;
  readonly at: Date;
  readonly reason?: string | undefined;
}

const dueIn = <State extends string>(kind: OrderKind<State>, state: State, at: Date): Date | null => {
  const timeout = kind.timeouts[state];
  return timeout ? new Date(at.getTime() + timeout.afterMs) : null;
};

/** A number for what a member asks for, that nobody guesses: `DP261122-0A1B2C3D4E`. */
export const newOrderNo = (prefix: string, at: Date): string =>
  `${prefix}${dayOf(at).replaceAll('-', '').slice(2)}-${randomBytes(5).toString('hex').toUpperCase()}`;

/** Writes a new order in its first state. */
export const openOrder = async <State extends string>(
  tx: Transaction,
  kind: OrderKind<State>,
  memberId: number,
  step: Step,
): Promise<HeldOrder<State>> => {
  const { at, by } = step;
  const [order] = await tx
    .insert(orders)
    .values({
      orderNo: newOrderNo(kind.prefix, at),
      kind: kind.name,
      memberId,
      state: kind.start,
      createdAt: at,
      changedAt: at,
      dueAt: dueIn(kind, kind.start, at),
    })
    .returning();
  if (!order) throw new Error(`The ${kind.name} order was not written.`);
  await tx.insert(orderSteps).values({ orderId: order.id, toState: kind.start, by, at, reason: step.reason ?? null });
  return { id: order.id, orderNo: order.orderNo, memberId, state: kind.start };
};

/** Locks an order until the transaction ends. Fails with `not.found`. */
export const holdOrder = async <State extends string>(
  tx: Transaction,
  kind: OrderKind<State>,
  orderNo: string,
): Promise<HeldOrder<State>> => {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  if (order?.kind !== kind.name) throw new PlatformError('not.found', `There is no ${kind.name} order ${orderNo}.`);
  return { id: order.id, orderNo, memberId: order.memberId, state: order.state as State };
};

/**
 * Moves an order that this transaction holds, and writes the step down. Fails with an `OrderStateError` when its state
 * does not lead there.
 */
export const moveOrder = async <State extends string>(
  tx: Transaction,
  kind: OrderKind<State>,
  order: HeldOrder<State>,
  to: State,
  { by, at, reason }: Step,
): Promise<HeldOrder<State>> => {
  if (!kind.leadsTo[order.state].includes(to)) throw new OrderStateError(order.orderNo, order.state, to);
  await tx
    .update(orders)
    .set({ state: to, changedAt: at, dueAt: dueIn(kind, to, at) })
    .where(eq(orders.id, order.id));
  await tx
    .insert(orderSteps)
    .values({ orderId: order.id, fromState: order.state, toState: to, by, at, reason: reason ?? null });
  return { ...order, state: to };
};
