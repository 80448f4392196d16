import { createApi, errorCodeOf } from './api.js';
import { createDesk } from './desk.js';
import { need } from './dom.js';
import { createEndings } from './endings.js';
import { MASKED, moneyWriter } from './money.js';
import { createNotice } from './notice.js';
import { createOwnLimits } from './own-limits.js';
import { createParent } from './parent.js';
import { createPlay } from './play.js';
import { createReels, ORDINARY_SETTLE_MS } from './reels.js';
import { createSheet } from './sheet.js';
import { createSound, listenToSpeaker } from './sound.js';
import { createTexts } from './texts.js';
import { applyTheme } from './theme.js';
import { sayGivenUp, sayWait } from './waits.js';
import { createWaysOut } from './ways-out.js';

/** @import { Language, SlotState } from './types.d.ts' */
/** @import { Play } from './play.js' */
/** @import { Wait } from './api.js' */

/** @param {string} text The origin of a page of the web; empty for anything else. */
const originOf = (text) => (/^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : '');

/**
 * Reads the frame's address and takes the ticket out of it: neither the address nor the history keeps what opens a game.
 * `site` is the origin of the page that may hold the frame; a frame on the site's own host name does not name it.
 *
 * @returns {{ readonly language: Language, readonly site: string, readonly ticket: string,
 *   readonly isBalanceHidden: boolean }}
 */
const takeAddress = () => {
  const query = new URLSearchParams(location.search);
  const ticket = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return {
    language: query.get('lang') === 'TY' ? 'TY' : 'EN',
    site: originOf(query.get('site') ?? location.origin),
    ticket,
    isBalanceHidden: query.get('hidden') === 'balance',
  };
};

const address = takeAddress();
const texts = createTexts(address.language);
const api = createApi(address.ticket);
const parent = createParent(address.site);
const notice = createNotice(texts);
const endings = createEndings(notice, parent);
const sound = createSound();
const cabinet = need('cabinet', HTMLElement);
const reels = createReels(cabinet, (symbols) => texts.text('sayReels', { reels: symbols }));
texts.apply();
listenToSpeaker(sound, parent);
reels.show(reels.resting());

/** After the next frame has been painted. @param {() => void} run */
const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run));

/** @param {Play} play @param {() => boolean} isSheetOpen */
const listenToKeys = (play, isSheetOpen) => {
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, summary, dialog') !== null;
    if (event.code !== 'Space' || event.repeat || isOnControl || isSheetOpen()) return;
    event.preventDefault();
    play.spin();
  });
};

/** @param {SlotState} state */
const start = async (state) => {
  const faces = await applyTheme(state, texts.language);
  const money = moneyWriter(texts.language, state.currency);
  const { isBalanceHidden } = address;
  const writeBalance = isBalanceHidden ? () => MASKED : money;
  const sayBalance = isBalanceHidden ? () => texts.text('hiddenBalance') : money;
  const desk = createDesk({ texts, money, writeBalance, onBetChange: () => play.betChanged() });
  const waysOut = createWaysOut({ texts, money, parent, isFreePlay: state.isFreePlay });
  reels.dress(faces);
  need('demo', HTMLElement).hidden = !state.isFreePlay;
  need('balance-label', HTMLElement).textContent = texts.text(state.isFreePlay ? 'demoBalance' : 'balance');
  const ownLimits = createOwnLimits({ texts, money, notice, parent });
  const stage = { desk, waysOut, notice, endings, ownLimits, reels, sound };
  const play = createPlay({ api, parent, stage, money, sayBalance, symbolName: faces.feature.name, state });
  const loadOdds = () => api.odds(state.gameCode);
  const sheet = createSheet({ texts, faces, currency: state.currency, stake: desk.stake, loadOdds, parent });
  need('spin', HTMLButtonElement).addEventListener('click', play.spin);
  need('menu', HTMLButtonElement).addEventListener('click', sheet.open);
  const turbo = need('turbo', HTMLButtonElement);
  // Reels that stop at once are no faster round where the operator has set its shortest time: only the look of one.
  turbo.hidden = state.shortestRoundMs > ORDINARY_SETTLE_MS;
  turbo.addEventListener('click', () => {
    const isWanted = turbo.getAttribute('aria-pressed') !== 'true';
    turbo.setAttribute('aria-pressed', String(isWanted));
    play.hurry(isWanted);
  });
  listenToKeys(play, sheet.isOpen);
};

/** @param {Wait} wait */
const showWait = (wait) => {
  const [text, values] = sayWait(wait);
  notice.show({ title: 'openingTitle', text, values });
};

const open = async () => {
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
        action: { label: 'retry', run: () => void open() },
      });
  }
  afterPaint(parent.tellReady);
};

// Without a ticket the frame was loaded again: its page has another one for it.
if (address.ticket === '') endings.startOver();
else void open();
