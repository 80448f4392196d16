import type { Transaction } from '../database/database.ts';
import { outbox } from './outbox.tables.ts';

/** Facts by topic. The feature that tells one declares it here by merging: `declare module '…/outbox/outbox.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging.
export interface Facts {}

export type Topic = keyof Facts;

/** What follows from a fact in another feature. It may be told twice where its effect lies outside the database. */
export interface Listener<T extends Topic = Topic> {
  readonly topic: T;
  /** Parts of the fact that nobody may keep once it was told: whom it is about, where no id says so. */
  readonly forgets: readonly string[];
  hear(tx: Transaction, fact: Facts[T], at: Date): Promise<void>;
}

/** Keeps the fact's type between topic and listener. */
export const listener = <T extends Topic>(
  topic: T,
  hear: (tx: Transaction, fact: Facts[T], at: Date) => Promise<void>,
  { forgets = [] }: { readonly forgets?: readonly (keyof Facts[T] & string)[] } = {},
): Listener => ({ topic, hear: hear as Listener['hear'], forgets });

/** Writes a fact beside what made it true: both are committed, or neither. It is told within seconds, in any order. */
export const tell = async <T extends Topic>(tx: Transaction, topic: T, fact: Facts[T], at: Date): Promise<void> => {
  await tx.insert(outbox).values({ topic, fact, at });
};
