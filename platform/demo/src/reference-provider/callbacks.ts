import { randomBytes } from 'node:crypto';
import { signedHeaders } from '../../../src/money/providers/payment-protocol.ts';
import type { Message, Store } from './store.ts';

/** Tried again after a second, two, four … at most a minute, for some ten minutes. */
const MOST_TRIES = 16;
const MOST_WAIT_MS = 60_000;
const TIMEOUT_MS = 5_000;

interface Receiver {
  /** Where the shop hears. */
  readonly callbackUrl: string;
  /** In base64. */
  readonly key: string;
  readonly now: () => number;
}

const deliver = async (message: Message, { callbackUrl, key, now }: Receiver): Promise<boolean> => {
  const { id, body, isForged } = message;
  const signedWith = isForged ? randomBytes(32).toString('base64') : key;
  try {
    const answer = await fetch(callbackUrl, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...signedHeaders(signedWith, body, new Date(now()), id) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await answer.body?.cancel();
    // A forger does not come again, and nobody has to hear him.
    return answer.ok || isForged === 1;
  } catch {
    return false;
  }
};

/** Delivers what is due, one after the other; what was not heard is tried again later. */
export const deliverDue = async (store: Store, receiver: Receiver): Promise<void> => {
  for (const message of store.dueMessages(receiver.now())) {
    const isHeard = await deliver(message, receiver);
    if (isHeard || message.tries + 1 >= MOST_TRIES) store.removeMessage(message.id);
    else store.delayMessage(message.id, receiver.now() + Math.min(1000 * 2 ** message.tries, MOST_WAIT_MS));
  }
};
