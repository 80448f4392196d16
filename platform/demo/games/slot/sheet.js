import { make, need } from './dom.js';
import { drawOdds } from './odds.js';

/** @import { SlotOdds } from './types.d.ts' */
/** @import { Texts } from './texts.js' */
/** @import { Faces } from './theme.js' */
/** @import { Parent } from './parent.js' */

/**
 * The menu: pays, rules and odds. The odds are asked for when it opens first, and asked again after a failure.
 *
 * @param {{ texts: Texts, faces: Faces, currency: string, stake: () => number,
 *   loadOdds: () => Promise<SlotOdds>, parent: Parent }} parts
 */
export const createSheet = ({ texts, faces, currency, stake, loadOdds, parent }) => {
  const sheet = need('sheet', HTMLDialogElement);
  const body = need('sheet-body', HTMLElement);
  /** @type {SlotOdds | undefined} */
  let odds;

  const draw = async () => {
    const status = make('div', { 'aria-live': 'polite' }, [make('p', {}, [texts.text('oddsLoading')])]);
    body.replaceChildren(status);
    try {
      odds ??= await loadOdds();
      status.replaceChildren(...drawOdds({ odds, texts, faces, currency, stake: stake() }));
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
