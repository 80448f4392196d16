import { need } from './dom.js';

/** @import { Parent } from './parent.js' */

/** Sounds made on the spot, so that none is downloaded. Off until the player turns them on, in this launch or one before. */
export const createSound = () => {
  /** @type {AudioContext | undefined} */
  let audio;
  let isOn = false;

  /** @param {number} pitch Hz @param {number} after s @param {number} length s @param {OscillatorType} shape */
  const tone = (pitch, after, length, shape = 'sine') => {
    if (!isOn) return;
    // Made at the first sound, which follows a tap: browsers let none be heard before.
    audio ??= new AudioContext();
    const from = audio.currentTime + after;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(0.12, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    const voice = audio.createOscillator();
    voice.type = shape;
    voice.frequency.value = pitch;
    voice.connect(gain).connect(audio.destination);
    voice.start(from);
    voice.stop(from + length);
  };

  /** @param {readonly number[]} pitches @param {number} apart s @param {number} length s */
  const run = (pitches, apart, length) => {
    for (const [index, pitch] of pitches.entries()) tone(pitch, index * apart, length);
  };

  return {
    get isOn() {
      return isOn;
    },
    /** @param {boolean} wanted */
    turn: (wanted) => {
      isOn = wanted;
    },
    on: () => tone(660, 0, 0.12),
    spin: () => tone(190, 0, 0.12, 'triangle'),
    stop: () => tone(120, 0, 0.09, 'triangle'),
    tick: () => tone(1320, 0, 0.035, 'triangle'),
    /** One higher than the last in a row of steps. @param {number} step */
    step: (step) => tone(392 * 2 ** (step / 6), 0, 0.16, 'triangle'),
    win: () => run([523, 659, 784], 0.09, 0.28),
    feature: () => run([523, 659, 784, 1047, 1319], 0.11, 0.4),
  };
};

/** @typedef {ReturnType<typeof createSound>} Sound */

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
