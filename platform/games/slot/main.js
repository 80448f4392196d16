import { codeOf, createApi } from './api.js';
import { createDesk } from './desk.js';
import { need } from './dom.js';
import { moneyWriter } from './money.js';
import { createNotice } from './notice.js';
import { tellReady } from './parent.js';
import { createPlay } from './play.js';
import { createReels } from './reels.js';
import { createSheet } from './sheet.js';
import { createSound } from './sound.js';
import { createTexts } from './texts.js';
import { applyTheme } from './theme.js';

/** @import { SlotState } from './types.d.ts' */
/** @import { Play } from './play.js' */

const query = new URLSearchParams(location.search);
const texts = createTexts(query.get('lang') === 'TY' ? 'TY' : 'EN');
const api = createApi(query.get('launch') ?? '');
const notice = createNotice(texts);
const sound = createSound();
const cabinet = need('cabinet', HTMLElement);
const reels = createReels(cabinet, (symbols) => texts.text('sayReels', { reels: symbols }));
texts.apply();
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
  const desk = createDesk(texts, money);
  reels.dress(faces);
  need('demo', HTMLElement).hidden = !state.isFreePlay;
  need('balance-label', HTMLElement).textContent = texts.text(state.isFreePlay ? 'demoBalance' : 'balance');
  const play = createPlay({ api, desk, notice, reels, sound, money, symbolName: faces.feature.name, state });
  const loadOdds = () => api.odds(state.gameCode);
  const sheet = createSheet({ texts, sound, faces, money, stake: desk.stake, loadOdds });
  need('spin', HTMLButtonElement).addEventListener('click', play.spin);
  need('menu', HTMLButtonElement).addEventListener('click', sheet.open);
  const turbo = need('turbo', HTMLButtonElement);
  turbo.addEventListener('click', () => {
    const isWanted = turbo.getAttribute('aria-pressed') !== 'true';
    turbo.setAttribute('aria-pressed', String(isWanted));
    play.hurry(isWanted);
  });
  listenToKeys(play, sheet.isOpen);
};

const open = async () => {
  try {
    await start(await api.state());
  } catch (error) {
    const code = codeOf(error);
    if (code === 'session.expired') notice.show({ title: 'expiredTitle', text: 'expiredText' });
    else if (code === 'game.unavailable') notice.show({ title: 'unavailableTitle', text: 'unavailableText' });
    else
      notice.show({
        title: 'openFailedTitle',
        text: 'openFailedText',
        action: { label: 'retry', run: () => void open() },
      });
  }
  afterPaint(tellReady);
};

void open();
