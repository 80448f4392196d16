import { make, need } from './dom.js';

/** @import { Texts } from './texts.js' */
/** @import { Parent } from './parent.js' */

/**
 * The menu: pays, rules and odds. The odds are asked for when it opens first, and asked again after a failure.
 *
 * @template Odds
 * @param {{ texts: Texts, loadOdds: () => Promise<Odds>, drawOdds: (odds: Odds) => readonly Node[], parent: Parent }} parts
 */
export const createSheet = ({ texts, loadOdds, drawOdds, parent }) => {
  const sheet = need('sheet', HTMLDialogElement);
  const body = need('sheet-body', HTMLElement);
  /** @type {Odds | undefined} */
  let odds;

  const draw = async () => {
    const status = make('div', { 'aria-live': 'polite' }, [make('p', {}, [texts.text('oddsLoading')])]);
    body.replaceChildren(status);
    try {
      odds ??= await loadOdds();
      status.replaceChildren(...drawOdds(odds));
    } catch {
      const again = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
      again.addEventListener('click', () => void draw());
      status.replaceChildren(make('p', {}, [texts.text('oddsFailed')]), again);
    }
  };

  need('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('close', parent.tellSheetClosed);
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });

  return {
    open: () => {
      void draw();
      sheet.showModal();
      parent.tellSheetOpened(() => sheet.close());
      body.scrollTop = 0;
    },
    isOpen: () => sheet.open,
  };
};

/** @typedef {ReturnType<typeof createSheet>} Sheet */
