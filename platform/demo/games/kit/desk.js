import { need } from './dom.js';

/** @import { TextsOf, Values } from './texts.js' */
/** @typedef {{ readonly label: string, readonly icon: string }} Press What the large button does, and its picture. */

const DEFAULT_STAKE = 500;

/** From so many characters on an amount takes a row of its own: on the smallest phones, and on every one. */
const LONG = { large: 12, huge: 14 };

/** @param {string} amount */
const sizeOf = ({ length }) => {
  if (length >= LONG.huge) return 'huge';
  return length >= LONG.large ? 'large' : 'usual';
};

/**
 * What the player reads and presses in every game: balance, bet, the large button, and what was won.
 *
 * @template {string} Key
 * @param {{ texts: TextsOf<Key>, money: (minor: number) => string, writeBalance: (minor: number) => string,
 *   onBetChange: () => void, press: Press }} parts `press`: what the large button does while a round may begin.
 */
export const createDesk = ({ texts, money, writeBalance, onBetChange, press }) => {
  const game = need('game', HTMLElement);
  const won = need('won', HTMLElement);
  const [balanceText, betText, announcer] = ['balance', 'bet', 'announcer'].map((id) => need(id, HTMLElement));
  const [lower, raise] = ['bet-lower', 'bet-raise'].map((id) => need(id, HTMLButtonElement));
  const row = need('balance-row', HTMLElement);
  const play = need('play', HTMLButtonElement);
  const playIcon = need('play-icon', SVGUseElement);
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

  /** @param {number} index */
  const choose = (index) => {
    chosen = index;
    showBet();
    onBetChange();
  };

  /** @param {number} by */
  const step = (by) => {
    const next = chosen + by;
    if (isLocked || next < 0 || next >= stakes.length) return;
    choose(next);
  };
  lower?.addEventListener('click', () => step(-1));
  raise?.addEventListener('click', () => step(1));

  /** @param {string} phase @param {Press} [meanwhile] What the button does in this phase; nothing, where no round may begin. */
  const enter = (phase, meanwhile) => {
    game.dataset.phase = phase;
    isLocked = phase !== 'idle' && phase !== 'resting';
    const { label, icon } = meanwhile ?? press;
    play.setAttribute('aria-disabled', String(phase !== 'idle' && meanwhile === undefined));
    play.setAttribute('aria-label', label);
    playIcon.setAttribute('href', icon);
    showBet();
  };

  return {
    stake,
    /** The highest stake that so much covers; undefined: none. @param {number} minor */
    highestWithin: (minor) => stakes.findLast((offered) => offered <= minor),

    /** @param {number} wanted One of the stakes. */
    choose: (wanted) => choose(stakes.indexOf(wanted)),

    /** @param {readonly number[]} offered */
    offer: (offered) => {
      stakes = offered;
      const usual = offered.indexOf(DEFAULT_STAKE);
      chosen = usual === -1 ? Math.floor(offered.length / 2) : usual;
      showBet();
    },

    enter,

    /** Before the next round may begin. @param {number} ms */
    rest: (ms) => {
      game.style.setProperty('--rest-left', `${Math.round(ms)}ms`);
      enter('resting');
    },

    /** @param {number} minor */
    showBalance: (minor) => {
      const written = writeBalance(minor);
      if (balanceText) balanceText.textContent = written;
      row.dataset.balance = sizeOf(written);
    },

    /** @param {Key} key @param {Values} [values] @param {'loud' | 'quiet'} [tone] */
    say: (key, values, tone = 'loud') => {
      won.dataset.tone = tone;
      won.replaceChildren(...texts.rich(key, values));
    },

    /** For those who listen. @param {Key} key @param {Values} [values] */
    announce: (key, values) => {
      if (announcer) announcer.textContent = texts.text(key, values).replaceAll('*', '');
    },
  };
};

/** @template {string} Key @typedef {ReturnType<typeof createDesk<Key>>} DeskOf */
