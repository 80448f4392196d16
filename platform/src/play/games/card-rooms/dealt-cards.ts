import type { Platform } from '../../../base/platform.ts';
import { unwrapKey, type WrappingKeys, wrapKey } from '../../../encryption/key-wrap.ts';
import type { CardTable } from '../framework.ts';

type Cards = CardTable['dealt'];

/** Cards as a round keeps them: bare once it is over, before that wrapped by the key that wraps its seed, where there is one. */
export type DealtCards = Cards | Readonly<Record<string, string>>;

/** Wraps the cards of a round that is on: the database alone does not show them to its readers. */
export const sealCards = (cards: Cards, keys: WrappingKeys): Promise<DealtCards> =>
  wrapKey({ cards: JSON.stringify(cards) }, keys);

const isBare = (dealt: DealtCards): dealt is Cards => Array.isArray(dealt);

/** What the game goes by; undefined before the cards are dealt. Fails where no key of the environment opens them. */
export const openTable = async (
  { config }: Platform,
  { dealt, moves }: { readonly dealt: DealtCards | null; readonly moves: CardTable['moves'] },
): Promise<CardTable | undefined> => {
  if (dealt === null) return undefined;
  if (isBare(dealt)) return { dealt, moves };
  const { cards } = await unwrapKey(dealt, config.wrappingKeys);
  if (cards === undefined) throw new Error('What is wrapped are no cards.');
  return { dealt: JSON.parse(cards) as Cards, moves };
};
