import { make } from '../../kit/dom.js';
import { roundLink } from '../../kit/fairness/round-link.js';
import { LOCALE, moneyWriter } from '../../kit/money.js';

/** @import { CheckableBet } from '../../../../src/play/games/tables/table-fairness.ts' */
/** @import { BaccaratFrame, BaccaratState, TableFairness } from './types.d.ts' */

const SITE_ZONE = 'Asia/Manila';

/**
 * The menu's last part: what the shoe is dealt from, and the player's bets to check.
 *
 * @param {BaccaratFrame} frame
 * @param {BaccaratState} state
 */
export const createShoeFairness = ({ texts, api }, { currency }) => {
  const money = moneyWriter(texts.language, currency);
  const style = /** @type {const} */ ({ dateStyle: 'short', timeStyle: 'medium', timeZone: SITE_ZONE });
  const clock = new Intl.DateTimeFormat(LOCALE[texts.language], style);
  const part = make('div', { 'aria-live': 'polite' });

  /** @param {CheckableBet} bet */
  const rowOf = ({ shoe, round, gameName, placedAt, stakeMinor, payoutMinor, proof }) => {
    const time = clock.format(new Date(placedAt));
    const place = { shoe, round: round + 1 };
    const values = { ...place, game: gameName, time, stake: money(stakeMinor), payout: money(payoutMinor) };
    const label = texts.text('checkBet', place);
    const way = proof
      ? make('a', { href: roundLink(proof, texts.language), target: '_blank', rel: 'noopener', 'aria-label': label }, [
          texts.text('check'),
        ])
      : make('span', {}, [texts.text('notRevealed')]);
    return make('li', {}, [make('span', {}, [texts.text('betOf', values)]), way]);
  };

  /** @param {TableFairness} fairness */
  const draw = ({ shoe, nextHash, bets }) => {
    const marks = shoe?.seedMarks.join(' ') || texts.text('noMarks');
    const list = /** @type {const} */ ([
      ['shoeNumber', String(shoe?.number ?? '')],
      ['shoeHash', shoe?.seedHash ?? ''],
      ['tableSeed', shoe?.tableSeed ?? ''],
      ['seedMarks', marks],
      ['nextHash', nextHash ?? ''],
    ]);
    return [
      make('p', {}, [texts.text('fairIntro')]),
      make(
        'dl',
        { class: 'facts seeds' },
        list.map(([key, value]) => make('div', {}, [make('dt', {}, [texts.text(key)]), make('dd', {}, [value])])),
      ),
      make('h4', {}, [texts.text('lastBets')]),
      bets.length === 0 ? make('p', {}, [texts.text('noBets')]) : make('ol', { class: 'checks' }, bets.map(rowOf)),
    ];
  };

  const load = async () => {
    part.replaceChildren(make('p', {}, [texts.text('fairLoading')]));
    try {
      part.replaceChildren(...draw(await api.ask('table/fair')));
    } catch {
      const again = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
      again.addEventListener('click', () => void load());
      part.replaceChildren(make('p', {}, [texts.text('fairFailed')]), again);
    }
  };
  void load();
  return make('section', { 'aria-labelledby': 'fair-title' }, [
    make('h3', { id: 'fair-title', tabindex: '-1' }, [texts.text('fairTitle')]),
    part,
  ]);
};
