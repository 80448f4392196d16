import { takeAddress } from './address.js';
import { createApi, errorCodeOf } from './api.js';
import { createEndings } from './endings.js';
import { createNotice } from './notice.js';
import { createParent } from './parent.js';
import { createSound, listenToSpeaker } from './sound.js';
import { createTexts } from './texts.js';
import { sayGivenUp, sayWait } from './waits.js';

/** @import { GameAnswers, Language } from './types.d.ts' */
/** @import { GameApi, Wait } from './api.js' */

/** After the next frame has been painted. @param {() => void} run */
const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run));

/**
 * A game's page before it knows its game: the words are written, the site is spoken to, and `open` changes the address's
 * ticket for the game.
 *
 * @template {GameAnswers} Answers
 * @template {string} Own
 * @param {Readonly<Record<Language, Readonly<Record<Own, string>>>>} ownTexts
 */
export const createFrame = (ownTexts) => {
  const { language, site, ticket, isBalanceHidden } = takeAddress();
  const texts = createTexts(language, ownTexts);
  /** @type {GameApi<Answers>} */
  const api = createApi(ticket);
  const parent = createParent(site);
  const notice = createNotice(texts);
  const endings = createEndings(notice, parent);
  const sound = createSound();
  texts.apply();
  if (document.getElementById('sound')) listenToSpeaker(sound, parent);

  /** @param {Wait} wait */
  const showWait = (wait) => {
    const [text, values] = sayWait(wait);
    notice.show({ title: 'openingTitle', text, values });
  };

  /** @param {(state: Answers['state']) => Promise<void>} start */
  const load = async (start) => {
    try {
      const state = await api.state(showWait);
      notice.hide();
      await start(state);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'session.expired') return endings.startOver();
      if (!endings.endWith(code))
        notice.show({
          title: 'openFailedTitle',
          ...sayGivenUp(error, { lost: 'openFailedText', busy: 'openBusyText' }),
          action: { label: 'retry', run: () => void load(start) },
        });
    }
    afterPaint(parent.tellReady);
  };

  return {
    texts,
    api,
    parent,
    notice,
    endings,
    sound,
    isBalanceHidden,

    /** Without a ticket the frame was loaded again: its page has another one for it. @param {(state: Answers['state']) => Promise<void>} start */
    open: (start) => {
      if (ticket === '') endings.startOver();
      else void load(start);
    },
  };
};

/**
 * @template {GameAnswers} [Answers=GameAnswers]
 * @template {string} [Own=never]
 * @typedef {ReturnType<typeof createFrame<Answers, Own>>} Frame
 */
