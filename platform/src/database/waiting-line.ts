import { BusyError } from './busy.ts';

export interface LineLimits {
  readonly atOnce: number;
  /** How many may wait; the next one is refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
}

export interface WaitingLine {
  /** Does the work when its turn comes. Fails with a `BusyError` when the line is full, or the turn does not come. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  isEmpty(): boolean;
}

/** A line in this process: what stands in it holds no connection and no row. */
export const createLine = ({ atOnce, waiting, waitMs }: LineLimits): WaitingLine => {
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

/** A line for each key, forgotten when nobody stands in it. */
export const createLines = (limits: LineLimits) => {
  const lines = new Map<string, WaitingLine>();
  return {
    run: async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      const line = lines.get(key) ?? createLine(limits);
      lines.set(key, line);
      try {
        return await line.run(work);
      } finally {
        if (line.isEmpty()) lines.delete(key);
      }
    },
    size: () => lines.size,
  };
};
