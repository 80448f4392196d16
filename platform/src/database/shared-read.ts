/**
 * Of callers who ask while a read is under way all share one: the next, which begins after they asked and so sees what
 * was written before. However many come, two reads are at work or waiting.
 */
export const shareReads = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<unknown> | undefined;
  let next: Promise<Value> | undefined;
  const start = (): Promise<Value> => {
    const value = read();
    const ended = value
      .catch(() => undefined)
      .then(() => {
        if (running === ended) running = undefined;
      });
    running = ended;
    return value;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
};
