/**
 * Single-flight for reads (request coalescing). A call during a running read waits for the next read, together with all other
 * such calls: that read begins after the call, so it sees every earlier write. At most two reads exist at a time.
 */
export const createSingleFlight = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
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
