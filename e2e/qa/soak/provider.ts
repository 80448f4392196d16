import { randomUUID } from 'node:crypto';
import { type Asking, isDone, type Soak, untilAnswered } from './ask.ts';
import type { SoakWorld } from './soak-world.ts';
import { telling } from './staff.ts';

/** What a payment provider says of an order: that so much has come, under a number of its own. */
export interface Word {
  readonly orderNo: string;
  readonly amountMinor: number;
  readonly reference: string;
}

/** How a provider's word reaches the platform: another channel is another of these. */
export type SaysWord = (word: Word) => Asking<Readonly<Record<string, unknown>>>;

export const byControl =
  (world: SoakWorld): SaysWord =>
  (word) =>
    telling(world, 'payment', word);

/**
 * The word, said so many times at once, as a provider does that hears no answer; with `isForgetful` each time under another
 * number, of which one counts. Answers the state that the order was said to be in, if any of the words was taken.
 */
export const sayTo = async (
  soak: Soak,
  says: SaysWord,
  { orderNo, amountMinor }: Omit<Word, 'reference'>,
  { times, isForgetful = false }: { readonly times: number; readonly isForgetful?: boolean },
): Promise<string | undefined> => {
  const once = randomUUID();
  const words = Array.from({ length: times }, () => ({
    orderNo,
    amountMinor,
    reference: isForgetful ? randomUUID() : once,
  }));
  const answers = await Promise.all(words.map((word) => untilAnswered(soak, 'deposit', says(word))));
  for (const { status, code } of answers) {
    const isHeld = status === 200 || (isForgetful && status === 409);
    soak.tally.held(isHeld, `a provider's word was answered ${status} ${code}`);
  }
  const taken = answers.find(isDone);
  soak.tally.held(taken !== undefined, `no word on the payment of ${orderNo} was taken`);
  return taken === undefined ? undefined : String(taken.value.state);
};
