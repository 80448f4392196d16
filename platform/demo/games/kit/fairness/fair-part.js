import { make } from '../dom.js';
import { LOCALE } from '../money.js';
import { roundLink } from './round-link.js';

/** @import { RoundProof } from '../../../../src/play/fair-random/check-round.ts' */
/** @import { TextsOf } from '../texts.js' */
/** @import { Language } from '../types.d.ts' */
/** @typedef {'fairTitle' | 'fairIntro' | 'lastRounds' | 'noRounds' | 'earlierRounds' | 'fairLoading' | 'fairFailed' | 'retry' | 'check'} FairKey */

const SITE_ZONE = 'Asia/Manila';

/** When something was played, by the site's time. @param {Language} language */
export const timeWriter = (language) => {
  const style = /** @type {const} */ ({ dateStyle: 'short', timeStyle: 'medium', timeZone: SITE_ZONE });
  const clock = new Intl.DateTimeFormat(LOCALE[language], style);
  return (/** @type {string} */ iso) => clock.format(new Date(iso));
};

/** @param {Pick<TextsOf<FairKey>, 'language' | 'text'>} texts @param {RoundProof} proof @param {string} label */
export const checkLink = ({ language, text }, proof, label) => {
  const link = { href: roundLink(proof, language), target: '_blank', rel: 'noopener', 'aria-label': label };
  return make('a', link, [text('check')]);
};

/**
 * The menu's last part: what is promised, and what was played, the newest first and earlier pages on demand.
 *
 * @template {{ readonly before?: number }} Page
 * @param {object} parts
 * @param {TextsOf<FairKey>} parts.texts
 * @param {(before?: number) => Promise<Page>} parts.ask
 * @param {(page: Page) => readonly (readonly [name: string, value: string])[]} parts.factsOf
 * @param {(page: Page) => readonly Node[]} parts.rowsOf
 * @param {readonly Node[]} [parts.form] Below what is promised.
 */
export const createFairPart = ({ texts, ask, factsOf, rowsOf, form = [] }) => {
  const title = make('h3', { id: 'fair-title', tabindex: '-1' }, [texts.text('fairTitle')]);
  const promised = make('dl', { class: 'facts seeds' });
  const rounds = make('ol', { class: 'checks' });
  const none = make('p', {}, [texts.text('noRounds')]);
  const earlier = make('button', { class: 'plain-button line-button', type: 'button' }, [texts.text('earlierRounds')]);
  const retry = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
  const status = make('p', { role: 'status', class: 'seed-status' });
  const seedsPart = make('div', {}, [make('p', {}, [texts.text('fairIntro')]), promised, ...form]);
  const roundsPart = make('div', {}, [make('h4', {}, [texts.text('lastRounds')]), none, rounds, earlier]);
  /** @type {number | undefined} */
  let before;
  let isBusy = false;

  /** @param {string} words */
  const say = (words) => {
    status.textContent = words;
  };

  /** @param {Page} page */
  const addRounds = (page) => {
    before = page.before;
    rounds.append(...rowsOf(page));
    none.hidden = rounds.childElementCount > 0;
    earlier.hidden = before === undefined;
  };

  /** @param {boolean} isShown */
  const setShown = (isShown) => {
    for (const part of [seedsPart, roundsPart]) part.hidden = !isShown;
    retry.hidden = true;
  };

  /** @param {Page} page */
  const show = (page) => {
    promised.replaceChildren(
      ...factsOf(page).map(([name, value]) => make('div', {}, [make('dt', {}, [name]), make('dd', {}, [value])])),
    );
    rounds.replaceChildren();
    addRounds(page);
    setShown(true);
  };

  /** One call at a time; its failure is said, and nothing is lost. @param {() => Promise<void>} work @param {(error: unknown) => void} onFailure */
  const run = async (work, onFailure) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      isBusy = false;
    }
  };

  const load = () => {
    setShown(false);
    say(texts.text('fairLoading'));
    void run(
      async () => {
        show(await ask());
        say('');
      },
      () => {
        retry.hidden = false;
        say(texts.text('fairFailed'));
      },
    );
  };

  const loadEarlier = () =>
    run(
      async () => {
        const count = rounds.childElementCount;
        addRounds(await ask(before));
        say('');
        const first = rounds.children[count];
        if (first instanceof HTMLElement) {
          first.tabIndex = -1;
          first.focus();
        }
      },
      () => say(texts.text('fairFailed')),
    );

  earlier.addEventListener('click', () => void loadEarlier());
  retry.addEventListener('click', () => {
    title.focus();
    load();
  });

  return {
    section: make('section', { 'aria-labelledby': 'fair-title' }, [title, seedsPart, status, retry, roundsPart]),
    load,
    show,
    run,
    say,
  };
};
