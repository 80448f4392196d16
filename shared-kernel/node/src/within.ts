/** What the work answers; `lazyComponent` where it takes longer than `limitMs`. The work itself goes on. */
export const within = async <Value, Late>(work: Promise<Value>, limitMs: number, late: Late): Promise<Value | Late> => {
  const limit = Promise.withResolvers<Late>();
  const timer = setTimeout(() => limit.resolve(late), limitMs);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
};
