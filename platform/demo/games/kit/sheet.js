import { make, need } from './dom.js';

/** @import { Frame } from './frame.js' */
/** @import { GameAnswers } from './types.d.ts' */

/**
 * The menu: pays, rules and odds, and what the rounds are drawn from. The odds are asked for when it opens first, and asked
 * again after a failure; the seeds each time, with the code that shows them.
 *
 * @template {GameAnswers} Answers
 * @template {string} Own
 * @param {Frame<Answers, Own>} frame
 * @param {Answers['state']} state
 * @param {(odds: Answers['odds']) => readonly Node[]} drawOdds
 * @param {() => Promise<Node>} [loadFairness] In place of the member's own seeds, where others draw.
 */
export const createSheet = ({ texts, api, parent }, { gameCode, currency }, drawOdds, loadFairness) => {
  const sheet = need('sheet', HTMLDialogElement);
  const body = need('sheet-body', HTMLElement);
  /** @type {Answers['odds'] | undefined} */
  let odds;

  const loadOwn = async () => {
    const { createFairness } = await import('./fairness/fairness.js');
    return createFairness({ language: texts.language, currency, api });
  };
  const loadPart = loadFairness ?? loadOwn;

  const drawFairness = async () => {
    try {
      body.append(await loadPart());
    } catch {
      const again = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
      again.addEventListener('click', () => {
        again.remove();
        void drawFairness();
      });
      body.append(again);
    }
  };

  const draw = async () => {
    const status = make('div', { 'aria-live': 'polite' }, [make('p', {}, [texts.text('oddsLoading')])]);
    body.replaceChildren(status);
    try {
      odds ??= await api.odds(gameCode);
      status.replaceChildren(...drawOdds(odds));
      void drawFairness();
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
