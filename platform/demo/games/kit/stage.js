import { createDesk } from './desk.js';
import { need } from './dom.js';
import { MASKED, moneyWriter } from './money.js';
import { createOwnLimits } from './own-limits.js';
import { createWaysOut } from './ways-out.js';

/** @import { GameAnswers, GameState } from './types.d.ts' */
/** @import { Press } from './desk.js' */
/** @import { Frame } from './frame.js' */
/** @import { Sheet } from './sheet.js' */

/**
 * What is round every game once it is open: the desk, money in words, and what stops a bet.
 *
 * @template {GameAnswers} Answers
 * @template {string} Own
 * @param {Frame<Answers, Own>} frame
 * @param {GameState} state
 * @param {Press} press
 * @param {() => void} [onBetChange]
 */
export const createStage = ({ texts, notice, parent, isBalanceHidden }, state, press, onBetChange) => {
  const { currency, isFreePlay } = state;
  const money = moneyWriter(texts.language, currency);
  const waysOut = createWaysOut({ texts, money, parent, isFreePlay });
  const desk = createDesk({
    texts,
    money,
    writeBalance: isBalanceHidden ? () => MASKED : money,
    onBetChange: () => {
      // What was said of the bet before holds no more.
      waysOut.hide();
      onBetChange?.();
    },
    press,
  });
  need('demo', HTMLElement).hidden = !isFreePlay;
  need('balance-label', HTMLElement).textContent = texts.text(isFreePlay ? 'demoBalance' : 'balance');
  return {
    desk,
    money,
    waysOut,
    /** The balance in a sentence. @type {(minor: number) => string} */
    sayBalance: isBalanceHidden ? () => texts.text('hiddenBalance') : money,
    ownLimits: createOwnLimits({ texts, money, notice, parent }),
  };
};

/**
 * @template {string} Own
 * @typedef {ReturnType<typeof createStage<GameAnswers, Own>>} Stage
 */

/** The space bar does what the large button does. @param {() => void} press @param {() => boolean} isSheetOpen */
const listenToKeys = (press, isSheetOpen) => {
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, summary, dialog') !== null;
    if (event.code !== 'Space' || event.repeat || isOnControl || isSheetOpen()) return;
    event.preventDefault();
    press();
  });
};

/**
 * The fast button.
 *
 * @param {(isWanted: boolean) => void} hurry
 * @param {boolean} isIdle A round that is shown faster is no faster round where the operator has set its shortest time:
 *   only the look of one.
 */
const listenToTurbo = (hurry, isIdle) => {
  const turbo = need('turbo', HTMLButtonElement);
  turbo.hidden = isIdle;
  turbo.addEventListener('click', () => {
    const isWanted = turbo.getAttribute('aria-pressed') !== 'true';
    turbo.setAttribute('aria-pressed', String(isWanted));
    hurry(isWanted);
  });
};

/**
 * The large button and the space bar, the menu, and the fast button.
 *
 * @param {{ press: () => void, hurry: (isWanted: boolean) => void, sheet: Sheet, state: GameState, usualMs: number }} parts
 *   `usualMs`: how long a round is shown when nothing hurries.
 */
export const listenToDesk = ({ press, hurry, sheet, state, usualMs }) => {
  need('play', HTMLButtonElement).addEventListener('click', press);
  need('menu', HTMLButtonElement).addEventListener('click', sheet.open);
  listenToTurbo(hurry, state.shortestRoundMs > usualMs);
  listenToKeys(press, sheet.isOpen);
};
