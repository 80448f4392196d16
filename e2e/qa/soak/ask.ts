import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Tally } from '../tally.ts';
import type { Book, Kind } from './book.ts';
import { between, happens, oneOf } from './dice.ts';

export interface Reply<Value> {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Value;
}

/** The same thing, asked of the first process or of the second. */
export type Asking<Value> = readonly [() => Promise<Reply<Value>>, () => Promise<Reply<Value>>];

export interface Soak {
  readonly book: Book;
  readonly tally: Tally;
}

/** Minutes: on a busy machine both processes may be starting for one or two of them. */
const TRIES = 2_000;
const TWINS_PERCENT = 5;
const AGAIN_PERCENT = 10;
const OK = 200;
const FAILED = 500;
const LIMITED = 429;

/** A death in the middle of a call is no answer, nor is "come again". */
const isAnswer = ({ status }: Reply<unknown>): boolean => status >= OK && status < FAILED && status !== LIMITED;
export const isDone = ({ status }: Reply<unknown>): boolean => status === OK;

/** Asks the one process or the other until one of them answers. */
export const untilAnswered = async <Value>(
  { book, tally }: Soak,
  kind: Kind,
  asking: Asking<Value>,
): Promise<Reply<Value>> => {
  for (let tries = 1; ; tries += 1) {
    const reply = await oneOf(asking)().catch(() => undefined);
    if (reply && isAnswer(reply)) return reply;
    if (reply?.status === FAILED) tally.held(false, `a ${kind} was answered ${reply.status} ${reply.code}`);
    if (tries === TRIES)
      throw new Error(`A ${kind} was not answered in ${TRIES} tries, at last with ${reply?.status ?? 'nothing'}.`);
    book.counts[kind].askedAgain += 1;
    await sleep(between(50, 400));
  }
};

/**
 * One submission under one key: sometimes sent to both processes at once, and sometimes again after its answer. Whatever
 * dies in between, every answer is the same; `sameOf` is the part of it that does not change with time.
 */
export const submit = async <Value>(
  soak: Soak,
  kind: Kind,
  asking: Asking<Value>,
  sameOf: (value: Value) => unknown,
): Promise<Reply<Value>> => {
  const { book, tally } = soak;
  const counts = book.counts[kind];
  const ask = () => untilAnswered(soak, kind, asking);
  const before = counts.askedAgain;
  const replies = await Promise.all(happens(TWINS_PERCENT) ? [ask(), ask()] : [ask()]);
  const [first] = replies.filter(isDone);
  if (first === undefined) {
    counts.refused += 1;
    return replies[0] as Reply<Value>;
  }
  counts.done += 1;
  const wasLost = counts.askedAgain > before;
  const later = wasLost || happens(AGAIN_PERCENT) ? [await ask()] : [];
  // A twin that came first may have been refused by what had changed when the other came: a refusal leaves the key free.
  for (const reply of [...replies.filter(isDone), ...later].filter((each) => each !== first)) {
    const isSame = isDone(reply) && isDeepStrictEqual(sameOf(reply.value), sameOf(first.value));
    tally.held(isSame, `a ${kind} asked again was answered ${reply.status} ${reply.code}, or with something else`);
    if (isSame) counts.same += 1;
  }
  return first;
};
