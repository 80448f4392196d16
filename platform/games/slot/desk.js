import { need } from './dom.js';

/** @import { Texts, TextKey, Values } from './texts.js' */

const DEFAULT_STAKE = 500;

/**
 * What the player reads and presses round the reels.
 *
 * @param {Texts} texts
 * @param {(minor: number) => string} money
 */
export const createDesk = (texts, money) => {
  const game = need('game', HTMLElement);
  const [won, feature, meter] = ['won', 'feature', 'meter'].map((id) => need(id, HTMLElement));
  const [balanceText, betText, announcer] = ['balance', 'bet', 'announcer'].map((id) => need(id, HTMLElement));
  const [lower, raise] = ['bet-lower', 'bet-raise'].map((id) => need(id, HTMLButtonElement));
  const spin = need('spin', HTMLButtonElement);
  const spinIcon = need('spin-icon', SVGUseElement);
  /** @type {readonly number[]} */
  let stakes = [];
  let chosen = 0;
  let isLocked = false;

  const stake = () => stakes[chosen] ?? 0;

  const showBet = () => {
    if (betText) betText.textContent = money(stake());
    lower?.setAttribute('aria-disabled', String(isLocked || chosen === 0));
    raise?.setAttribute('aria-disabled', String(isLocked || chosen === stakes.length - 1));
  };

  /** @param {number} by */
  const step = (by) => {
    const next = chosen + by;
    if (isLocked || next < 0 || next >= stakes.length) return;
    chosen = next;
    showBet();
  };
  lower?.addEventListener('click', () => step(-1));
  raise?.addEventListener('click', () => step(1));

  return {
    stake,
    smallestStake: () => stakes[0] ?? 0,

    /** @param {readonly number[]} offered */
    offer: (offered) => {
      stakes = offered;
      const usual = offered.indexOf(DEFAULT_STAKE);
      chosen = usual === -1 ? Math.floor(offered.length / 2) : usual;
      showBet();
    },

    /** @param {string} phase @param {{ canSkip?: boolean }} [options] */
    enter: (phase, { canSkip = false } = {}) => {
      game.dataset.phase = phase;
      isLocked = phase !== 'idle';
      spin.setAttribute('aria-label', texts.text(canSkip ? 'skip' : 'spin'));
      spinIcon.setAttribute('href', canSkip ? '#icon-skip' : '#icon-spin');
      showBet();
    },

    /** @param {number} minor */
    showBalance: (minor) => {
      if (balanceText) balanceText.textContent = money(minor);
    },

    /** @param {TextKey} key @param {Values} [values] @param {'loud' | 'quiet'} [tone] */
    say: (key, values, tone = 'loud') => {
      if (!won) return;
      won.dataset.tone = tone;
      won.replaceChildren(...texts.rich(key, values));
    },

    /** @param {TextKey} key @param {Values} [values] */
    showFeature: (key, values) => feature?.replaceChildren(...texts.rich(key, values)),

    /** @param {number} value */
    showMeter: (value) => meter?.replaceChildren(...texts.rich('meter', { meter: value })),

    /** For those who listen. @param {TextKey} key @param {Values} [values] */
    announce: (key, values) => {
      if (announcer) announcer.textContent = texts.text(key, values);
    },
  };
};

/** @typedef {ReturnType<typeof createDesk>} Desk */
