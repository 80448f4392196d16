import { make, need } from './dom.js';
import { drawOdds } from './odds.js';

/** @import { SlotOdds } from './types.d.ts' */
/** @import { Sound } from './sound.js' */
/** @import { Texts } from './texts.js' */
/** @import { Faces } from './theme.js' */

/** @param {Texts} texts @param {Sound} sound */
const soundSwitch = (texts, sound) => {
  const button = make(
    'button',
    { class: 'switch', type: 'button', role: 'switch', 'aria-checked': String(sound.isOn) },
    [make('span', {}, [texts.text('sound')]), make('i', { 'aria-hidden': 'true' })],
  );
  button.addEventListener('click', () => {
    sound.turn(!sound.isOn);
    button.setAttribute('aria-checked', String(sound.isOn));
  });
  return button;
};

/**
 * The menu: sound, pays, rules and odds. The odds are asked for when it opens first, and asked again after a failure.
 *
 * @param {{ texts: Texts, sound: Sound, faces: Faces, money: (minor: number) => string, stake: () => number,
 *   loadOdds: () => Promise<SlotOdds> }} parts
 */
export const createSheet = ({ texts, sound, faces, money, stake, loadOdds }) => {
  const sheet = need('sheet', HTMLDialogElement);
  const body = need('sheet-body', HTMLElement);
  /** @type {SlotOdds | undefined} */
  let odds;

  const draw = async () => {
    const status = make('div', { 'aria-live': 'polite' }, [make('p', {}, [texts.text('oddsLoading')])]);
    body.replaceChildren(soundSwitch(texts, sound), status);
    try {
      odds ??= await loadOdds();
      status.replaceChildren(...drawOdds({ odds, texts, faces, money, stake: stake() }));
    } catch {
      const again = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
      again.addEventListener('click', () => void draw());
      status.replaceChildren(make('p', {}, [texts.text('oddsFailed')]), again);
    }
  };

  need('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });

  return {
    open: () => {
      void draw();
      sheet.showModal();
      body.scrollTop = 0;
    },
    isOpen: () => sheet.open,
  };
};
