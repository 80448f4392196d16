import { need } from './dom.js';

/** @import { Texts, TextKey, Values } from './texts.js' */
/** @typedef {{ readonly label: TextKey, readonly run: () => void, readonly when?: Promise<void> }} Action */

/**
 * The card over the reels that says what went wrong, what is safe and the one thing to do.
 *
 * @param {Texts} texts
 */
export const createNotice = (texts) => {
  const card = need('notice', HTMLElement);
  const action = need('notice-action', HTMLButtonElement);
  /** @type {(() => void) | undefined} */
  let act;
  let shown = 0;
  action.addEventListener('click', () => {
    card.hidden = true;
    act?.();
  });

  /** @param {Action} offered */
  const reveal = (offered) => {
    act = offered.run;
    action.textContent = texts.text(offered.label);
    action.hidden = false;
    action.focus();
  };

  /** Later, unless another notice stands there by then. @param {Action} offered @param {number} of @param {Promise<void>} when */
  const offer = async (offered, of, when) => {
    await when;
    if (of === shown) reveal(offered);
  };

  return {
    /**
     * @param {{ title: TextKey, text: TextKey, values?: Values, action?: Action }} notice
     */
    show: ({ title, text, values, action: offered }) => {
      shown += 1;
      need('notice-title', HTMLElement).textContent = texts.text(title);
      need('notice-text', HTMLElement).textContent = texts.text(text, values);
      action.hidden = true;
      card.hidden = false;
      if (!offered) return;
      if (offered.when) offer(offered, shown, offered.when);
      else reveal(offered);
    },

    hide: () => {
      shown += 1;
      card.hidden = true;
    },
  };
};

/** @typedef {ReturnType<typeof createNotice>} Notice */
