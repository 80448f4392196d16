/** What is frozen or left running would outlive a run that is broken off. A terminal and a parent may both ask: it is closed once. */
export const endWhenStopped = (world: AsyncDisposable | undefined): void => {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      await world?.[Symbol.asyncDispose]();
      process.exit(1);
    });
  }
};
