import { need } from '../../kit/dom.js';
import { secondsOf } from '../../kit/server-time.js';

/** @import { CardRoundView, PusoyState, PusoyTexts } from './types.d.ts' */

/** How long the table waits, and for whom. @param {PusoyTexts} texts @param {PusoyState} state */
export const createClock = (texts, state) => {
  const text = need('clock-text', HTMLElement);
  const bar = need('clock-bar', HTMLElement);

  /** @param {string} said @param {number} share */
  const show = (said, share) => {
    if (text.textContent !== said) text.textContent = said;
    bar.style.setProperty('--left', String(Math.max(0, Math.min(1, share))));
  };

  /** @param {CardRoundView} round @param {number} now */
  const showTurn = ({ turn, seat, seats }, now) => {
    if (!turn) return show('', 0);
    const left = turn.endsAt - now;
    const isOwn = turn.seat === seat;
    const values = { seconds: secondsOf(left), name: seats[turn.seat]?.name ?? '' };
    const ofHouse = seats[turn.seat]?.isHouse === true;
    if (ofHouse) return show(texts.text('watchTurn', values), 0);
    return show(texts.text(isOwn ? 'yourTurn' : 'turnOf', values), left / Math.max(1, turn.ms));
  };

  /** @param {CardRoundView | null} round @param {number} now */
  return (round, now) => {
    if (round?.phase === 'playing') return showTurn(round, now);
    if (round?.phase === 'waiting' && round.closesAt !== null) {
      const left = round.closesAt - now;
      return show(texts.text('seatsClose', { seconds: secondsOf(left) }), left / Math.max(1, state.room.seatingMs));
    }
    return show(texts.text(round ? 'roundOver' : 'noRound'), 0);
  };
};
