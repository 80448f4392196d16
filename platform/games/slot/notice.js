import { need } from './dom.js';

/** @import { Texts, TextKey, Values } from './texts.js' */

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
  action.addEventListener('click', () => {
    card.hidden = true;
    act?.();
  });

  return {
    /**
     * @param {{ title: TextKey, text: TextKey, values?: Values, action?: { label: TextKey, run: () => void } }} notice
     */
    show: ({ title, text, values, action: offered }) => {
      need('notice-title', HTMLElement).textContent = texts.text(title);
      need('notice-text', HTMLElement).textContent = texts.text(text, values);
      act = offered?.run;
      action.hidden = !offered;
      if (offered) action.textContent = texts.text(offered.label);
      card.hidden = false;
      if (offered) action.focus();
    },
  };
};

/** @typedef {ReturnType<typeof createNotice>} Notice */
