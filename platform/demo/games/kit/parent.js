import { decimal } from './money.js';

/** Of the words between a game and the site; what speaks another is not understood. */
const VERSION = 1;

/** @param {unknown} data @returns {data is { readonly type: unknown }} */
const isOurs = (data) =>
  typeof data === 'object' && data !== null && 'type' in data && 'version' in data && data.version === VERSION;

/** What the site can do besides; an older one does not say. @param {object} hello @returns {readonly unknown[]} */
const offersOf = (hello) => ('offers' in hello && Array.isArray(hello.offers) ? hello.offers : []);

/**
 * The page that holds the frame. Only the site of the frame's address is spoken to and heard; opened by itself, the
 * frame has nobody.
 *
 * @param {string} site Its origin; empty when the address names none.
 */
export const createParent = (site) => {
  const isHeld = window.parent !== window && site !== '';

  /** @param {string} type @param {Readonly<Record<string, string>>} [more] */
  const tell = (type, more = {}) => {
    if (isHeld) window.parent.postMessage({ type, version: VERSION, ...more }, site);
  };

  /** @type {readonly unknown[]} */
  let offers = [];
  let isSoundOn = false;
  /** What lies over the game closes. */
  let closeSheet = () => {};

  /**
   * The site has said that it hears: a wish before that may be nobody's. Never, where nobody does.
   *
   * @type {Promise<void>}
   */
  const heard = new Promise((resolve) => {
    /** @param {MessageEvent<unknown>} event */
    const hear = (event) => {
      if (event.source !== window.parent || event.origin !== site || !isOurs(event.data)) return;
      if (event.data.type === 'site.close-sheet') closeSheet();
      if (event.data.type !== 'site.hello') return;
      offers = offersOf(event.data);
      isSoundOn = 'sound' in event.data && event.data.sound === 'on';
      resolve();
    };
    if (isHeld) window.addEventListener('message', hear);
  });
  tell('game.hello');

  return {
    isHeld,
    heard,
    tellReady: () => tell('game.ready'),

    /** What the game shows as the balance, so that the site's bar shows the same meanwhile. @param {number} balanceMinor */
    tellBalance: (balanceMinor) => tell('game.balance', { balance: decimal(balanceMinor) }),

    /** The round is over: the site may ask the server. */
    tellSettled: () => tell('game.round-settled'),

    /** Asks for a new launch: the site puts a new frame in this one's place, or says why it cannot. */
    wantLaunch: () => tell('game.launch-wanted'),

    wantOut: () => tell('game.leave-wanted'),

    /** Whether sound was on in the launch before. */
    hadSound: () => isSoundOn,

    /** @param {boolean} isOn */
    tellSound: (isOn) => tell('game.sound', { sound: isOn ? 'on' : 'off' }),

    /** Back closes what lies over the game, as it does on the site's pages. @param {() => void} close */
    tellSheetOpened: (close) => {
      closeSheet = close;
      tell('game.sheet-opened');
    },
    tellSheetClosed: () => tell('game.sheet-closed'),

    offersDeposit: () => offers.includes('deposit'),

    wantDeposit: () => tell('game.deposit-wanted'),

    offersLimits: () => offers.includes('limits'),

    wantLimits: () => tell('game.limits-wanted'),
  };
};

/** @typedef {ReturnType<typeof createParent>} Parent */
