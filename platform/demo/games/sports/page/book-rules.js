import { need } from '../../kit/dom.js';
import { oddsWriter, rulesList } from '../../kit/odds.js';

/** @import { BookFrame, Terms } from './types.d.ts' */

const RULES = /** @type {const} */ (['ruleOdds', 'ruleMoves', 'ruleCutOff', 'ruleLines', 'ruleVoid', 'ruleFair']);

/** The sheet with what is to be known before a bet. @param {Pick<BookFrame, 'texts' | 'parent'> & { terms: Terms }} parts */
export const drawRules = ({ texts, parent, terms }) => {
  const sheet = need('sheet', HTMLDialogElement);
  const { share } = oddsWriter(texts.language);
  const values = {
    share: share(1 - terms.margin),
    margin: share(terms.margin),
    moves: terms.moves,
    many: terms.abandonedOf,
  };
  need('sheet-body', HTMLElement).replaceChildren(rulesList(RULES.map((key) => texts.text(key, values))));
  need('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  sheet.addEventListener('close', parent.tellSheetClosed);
  need('menu', HTMLButtonElement).addEventListener('click', () => {
    sheet.showModal();
    parent.tellSheetOpened(() => sheet.close());
  });
};
