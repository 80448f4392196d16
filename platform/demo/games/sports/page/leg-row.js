import { make } from '../../kit/dom.js';
import { marketOf, writeOdds } from './words.js';

/** @import { BookTexts, Leg } from './types.d.ts' */
/** @import { Words } from './words.js' */

/** Its odds are not those that the player has seen. @param {Leg} leg */
export const hasMoved = ({ odds, now }) => now !== null && now !== odds;

/** What stands in the way of a slip, as long as it does. @param {readonly Leg[]} legs */
export const obstacleOf = (legs) => {
  if (legs.some(({ isClosed }) => isClosed)) return 'begun';
  return legs.some(({ now }) => now === null) ? 'oddsGone' : undefined;
};

/**
 * A pick on the slip, with its ×.
 *
 * @param {{ texts: BookTexts, words: Words }} parts
 * @param {Leg} leg
 * @param {{ isFrozen: boolean, onRemove: () => void }} how
 */
export const legRow = ({ texts, words }, leg, { isFrozen, onRemove }) => {
  const { match, pick, odds, now, isClosed } = leg;
  const remove = make(
    'button',
    {
      class: 'round-button',
      type: 'button',
      'data-key': match.id,
      'aria-label': texts.text('remove', { match: words.versus(match) }),
      ...(isFrozen && { disabled: '' }),
    },
    ['×'],
  );
  remove.addEventListener('click', onRemove);
  const shown = now === null || isClosed ? '–' : writeOdds(now);
  return make('li', { class: 'leg', 'data-closed': String(isClosed || now === null) }, [
    make('span', { class: 'leg-pick' }, [`${texts.text(marketOf(pick))}: ${words.pickOf(match, pick)}`]),
    make('b', { class: 'leg-odds' }, [...(hasMoved(leg) ? [make('s', {}, [writeOdds(odds)]), ' '] : []), shown]),
    make('span', { class: 'leg-match' }, [words.versus(match)]),
    remove,
  ]);
};
