import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** As the Chromium suites: after that it does not come any more. */
const WITHIN_MS = 20_000;

/**
 * Waits for something to be so. What goes wrong while it looks is a page that is not ready, until the time is over: then it
 * throws with what it waited for, what it saw last, and the last error.
 */
export const until = async (
  what: string,
  isSo: () => Promise<boolean>,
  saw: () => string = () => '',
): Promise<void> => {
  const end = performance.now() + WITHIN_MS;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`Not so within ${WITHIN_MS} ms: ${what}. ${saw()}${cause === undefined ? '' : `\n${cause}`}`, {
    cause,
  });
};
