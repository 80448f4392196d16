import { need } from './dom.js';

/** @import { Parent } from './parent.js' */
/** @import { Sound } from './sound.js' */

/** The speaker in the desk. The site remembers it: games have no storage in many browsers. @param {Sound} sound @param {Parent} parent */
export const listenToSpeaker = (sound, parent) => {
  const button = need('sound', HTMLButtonElement);
  const icon = need('sound-icon', SVGUseElement);
  let isTouched = false;

  /** @param {boolean} wanted */
  const turn = (wanted) => {
    sound.turn(wanted);
    button.setAttribute('aria-pressed', String(wanted));
    icon.setAttribute('href', wanted ? '#icon-sound' : '#icon-silent');
  };

  button.addEventListener('click', () => {
    isTouched = true;
    turn(!sound.isOn);
    if (sound.isOn) sound.on();
    parent.tellSound(sound.isOn);
  });
  void parent.heard.then(() => {
    if (!isTouched && parent.hadSound()) turn(true);
  });
};
