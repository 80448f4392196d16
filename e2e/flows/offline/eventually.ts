const LOOK_EVERY_MS = 100;
const WITHIN_MS = 20_000;
const SOON_MS = 2000;

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** Whether something that may be so is so, now or in a moment. */
export const isSoon = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  const giveUpAt = Date.now() + SOON_MS;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) return false;
    await wait();
  }
  return true;
};

/** Waits until something is so; throws with what was found last when it never is. */
export const eventually = async <Found>(
  what: string,
  find: () => Promise<Found>,
  isSo: (found: Found) => boolean,
): Promise<Found> => {
  const giveUpAt = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await find();
    if (isSo(found)) return found;
    if (Date.now() > giveUpAt) throw new Error(`Never so: ${what}. Found last: ${JSON.stringify(found)}`);
    await wait();
  }
};
