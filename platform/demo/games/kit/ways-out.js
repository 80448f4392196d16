import { need } from './dom.js';

/** @import { Texts, TextKey } from './texts.js' */
/** @import { Parent } from './parent.js' */

/**
 * What to do about a balance below the bet: the highest bet that it covers, and a deposit where the site offers one.
 *
 * @param {{ texts: Texts, money: (minor: number) => string, parent: Parent, isFreePlay: boolean }} parts
 */
export const createWaysOut = ({ texts, money, parent, isFreePlay }) => {
  const card = need('ways-out', HTMLElement);
  const text = need('ways-out-text', HTMLElement);
  const lower = need('lower-to', HTMLButtonElement);
  const deposit = need('deposit', HTMLButtonElement);
  /** @type {(() => void) | undefined} */
  let take;
  lower.addEventListener('click', () => take?.());
  deposit.addEventListener('click', parent.wantDeposit);

  /** @param {boolean} canLower @returns {TextKey} */
  const reason = (canLower) => {
    if (isFreePlay) return canLower ? 'playMoneyShort' : 'playMoneyGone';
    return canLower ? 'insufficient' : 'insufficientForAll';
  };

  return {
    /** @param {number | undefined} affordable In minor units; undefined: not even the smallest bet. @param {() => void} onLower */
    show: (affordable, onLower) => {
      const canLower = affordable !== undefined;
      take = onLower;
      text.textContent = texts.text(reason(canLower));
      lower.hidden = !canLower;
      lower.textContent = canLower ? texts.text('betInstead', { bet: money(affordable) }) : '';
      deposit.hidden = isFreePlay || !parent.offersDeposit();
      card.hidden = false;
      return reason(canLower);
    },

    hide: () => {
      card.hidden = true;
    },
  };
};

/** @typedef {ReturnType<typeof createWaysOut>} WaysOut */
