import { make } from '../../kit/dom.js';
import { factsList, oddsWriter, rulesList } from '../../kit/odds.js';
import { secondsOf } from '../../kit/server-time.js';

/** @import { PublishedOdds } from '../../kit/types.d.ts' */
/** @import { PusoyState, PusoyTexts } from './types.d.ts' */

/** Rules and odds. @param {{ odds: PublishedOdds, texts: PusoyTexts, state: PusoyState }} parts */
export const drawOdds = ({ odds, texts, state }) => {
  const { share } = oddsWriter(texts.language);
  const values = {
    commission: state.rules.commission,
    seconds: secondsOf(state.room.turnMs),
    share: share(odds.returnToPlayer),
  };
  const keys = /** @type {const} */ ([
    'ruleAim',
    'ruleOrder',
    'ruleTurns',
    'rulePlays',
    'ruleFives',
    'ruleTime',
    'ruleHouse',
    'ruleReturn',
  ]);
  return [
    make('h3', {}, [texts.text('rulesTitle')]),
    rulesList(keys.map((key) => texts.text(key, values))),
    make('h3', {}, [texts.text('oddsTitle')]),
    factsList(odds, texts, []),
  ];
};
