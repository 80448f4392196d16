import { need } from '../../kit/dom.js';
import { secondsOf } from '../../kit/server-time.js';

/** @import { BaccaratKey, BaccaratTexts, Phase, SharedRound } from './types.d.ts' */

/** What is said of a phase without bets. @type {Readonly<Partial<Record<Phase, BaccaratKey>>>} */
export const SAID = { closed: 'closing', dealing: 'dealing', resting: 'resting' };

/** How long the table waits, and for what. @param {BaccaratTexts} texts */
export const createClock = (texts) => {
  const text = need('clock-text', HTMLElement);
  const bar = need('clock-bar', HTMLElement);

  /** @param {Phase} phase @param {SharedRound | null} round @param {number} now */
  return (phase, round, now) => {
    if (phase === 'betting' && round) {
      text.textContent = texts.text('open', { seconds: secondsOf(round.closesAt - now) });
      const share = (round.closesAt - now) / Math.max(1, round.closesAt - round.opensAt);
      bar.style.setProperty('--left', String(Math.max(0, Math.min(1, share))));
    } else {
      text.textContent = texts.text(SAID[phase] ?? 'nextIn', { seconds: secondsOf((round?.endsAt ?? now) - now) });
      bar.style.setProperty('--left', '0');
    }
  };
};
