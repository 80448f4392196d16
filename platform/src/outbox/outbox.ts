import type { Transaction } from '../database/database.ts';
import type { WrappingKeys } from '../encryption/key-wrap.ts';
import { outbox } from './outbox.tables.ts';

/** Domain events by topic. The publishing feature declares its event by merging: `declare module '…/outbox/outbox.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging.
export interface DomainEvents {}

export type Topic = keyof DomainEvents;

/** What another feature does on an event. `keys` seal what it stores. Effects outside the database may happen twice (at-least-once delivery). */
export interface EventHandler<T extends Topic = Topic> {
  readonly topic: T;
  /** Personal data of the event, removed from the stored event after delivery. */
  readonly redactFields: readonly string[];
  handle(tx: Transaction, event: DomainEvents[T], at: Date, keys: WrappingKeys): Promise<void>;
}

/** Ties the type of the event to its topic. */
export const eventHandler = <T extends Topic>(
  topic: T,
  handle: (tx: Transaction, event: DomainEvents[T], at: Date, keys: WrappingKeys) => Promise<void>,
  { redactFields = [] }: { readonly redactFields?: readonly (keyof DomainEvents[T] & string)[] } = {},
): EventHandler => ({ topic, handle: handle as EventHandler['handle'], redactFields });

/** Writes an event in the transaction that it reports, so both are committed or neither. Delivered within seconds, in any order. */
export const publishEvent = async <T extends Topic>(
  tx: Transaction,
  topic: T,
  event: DomainEvents[T],
  at: Date,
): Promise<void> => {
  await tx.insert(outbox).values({ topic, fact: event, at });
};
