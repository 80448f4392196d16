import { BusyError } from './busy.ts';

export interface QueueLimits {
  readonly atOnce: number;
  /** The most tasks that may wait; one more is refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
}

export interface ConcurrencyQueue {
  /** Runs the work when its turn comes. Fails with a `BusyError` when the queue is full or `waitMs` has passed. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  isEmpty(): boolean;
}

/** A concurrency limit with a queue, in this process: a waiting task holds no connection and no row. */
export const createQueue = ({ atOnce, waiting, waitMs }: QueueLimits): ConcurrencyQueue => {
  let working = 0;
  const turns = new Set<() => void>();
  const leave = (): void => {
    working -= 1;
    const [next] = turns;
    next?.();
  };
  const enter = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (turns.size >= waiting) throw new BusyError(`${waiting} are waiting already.`);
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        turns.delete(turn);
        working += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        turns.delete(turn);
        reject(new BusyError(`No turn came in ${waitMs} ms.`));
      }, waitMs);
      turns.add(turn);
    });
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    isEmpty: () => working === 0 && turns.size === 0,
  };
};

/** One queue for each key; an empty queue is dropped. */
export const createKeyedQueue = (limits: QueueLimits) => {
  const queues = new Map<string, ConcurrencyQueue>();
  return {
    run: async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      const queue = queues.get(key) ?? createQueue(limits);
      queues.set(key, queue);
      try {
        return await queue.run(work);
      } finally {
        if (queue.isEmpty()) queues.delete(key);
      }
    },
    size: () => queues.size,
  };
};
