import { errorCodeOf } from '../../kit/api.js';
import { make, need } from '../../kit/dom.js';
import { createFrame } from '../../kit/frame.js';
import { MASKED, moneyWriter } from '../../kit/money.js';
import { drawRules } from './book-rules.js';
import { groupsOf, matchCard, resultCard, slipCard } from './cards.js';
import { redraw } from './redraw.js';
import { createSlip } from './slip.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';
import { createWords } from './words.js';

/** @import { Book, BookFrame, BookState, OwnKey } from './types.d.ts' */

const POLL_MS = 10_000;
const VIEWS = /** @type {const} */ (['matches', 'slips', 'results']);
const COLOURS = /** @type {const} */ ({
  sky: '--sky',
  foot: '--foot',
  cabinetTop: '--cabinet-top',
  cabinetFoot: '--cabinet-foot',
});

/** @type {BookFrame} */
const frame = createFrame({ EN, TY });
const { texts, api, parent } = frame;
const asked = new URLSearchParams(location.search).get('match') ?? '';

const load = async () =>
  /** @type {Book} */ (
    await api.ask(`book?lang=${texts.language}${asked === '' ? '' : `&match=${encodeURIComponent(asked)}`}`)
  );

/** @param {string} text */
const announce = (text) => {
  need('announcer', HTMLElement).textContent = text;
};

/** The group of buttons of which one is on. @param {HTMLElement} group @param {readonly OwnKey[]} keys @param {(key: OwnKey) => void} choose */
const createTabs = (group, keys, choose) => {
  const buttons = keys.map((key) => {
    const button = make('button', { class: 'tab', type: 'button', 'data-tab': key }, [texts.text(key)]);
    button.addEventListener('click', () => choose(key));
    return button;
  });
  group.replaceChildren(...buttons);
  return (/** @type {string} */ on) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.tab === on));
  };
};

/** @param {BookState} state */
const dress = ({ title, vendorName, iconUrl, theme, isFreePlay }) => {
  for (const [name, property] of Object.entries(COLOURS)) {
    const colour = theme.colours[/** @type {keyof typeof COLOURS} */ (name)];
    document.documentElement.style.setProperty(property, colour);
  }
  document.title = title;
  need('title', HTMLElement).textContent = title;
  need('vendor', HTMLElement).textContent = vendorName;
  need('icon', HTMLImageElement).src = iconUrl;
  need('demo', HTMLElement).hidden = !isFreePlay;
  need('balance-label', HTMLElement).textContent = texts.text(isFreePlay ? 'demoBalance' : 'balance');
};

/** @param {BookState} state */
const start = async (state) => {
  let book = await load();
  dress(state);
  const money = moneyWriter(texts.language, state.currency);
  const words = createWords(texts);
  const parts = { texts, words, money };
  const list = need('list', HTMLElement);
  const begun = [...book.playing, ...book.results].some(({ id }) => id === asked);
  /** @type {(typeof VIEWS)[number]} */
  let view = begun ? 'results' : 'matches';
  const sports = [...new Set(book.matches.map(({ sport }) => sport))];
  const wanted = book.matches.find(({ id }) => id === asked);
  let sport = wanted?.sport ?? (sports.includes(state.theme.first) ? state.theme.first : sports[0]);
  /** @type {Set<string>} */
  const unfolded = new Set(wanted ? [asked] : []);

  const showBalance = () => {
    need('balance', HTMLElement).textContent = frame.isBalanceHidden ? MASKED : money(book.balanceMinor);
    parent.tellBalance(book.balanceMinor);
  };

  /** @type {import('./cards.js').Picking} */
  const picking = {
    isPicked: (matchId, pick) => slip.isPicked(matchId, pick),
    pick: (match, pick) => {
      slip.toggle(match, pick);
      draw();
    },
    isUnfolded: (matchId) => unfolded.has(matchId),
    fold: (matchId, isOpen) => void (isOpen ? unfolded.add(matchId) : unfolded.delete(matchId)),
  };

  /** @param {OwnKey} key */
  const empty = (key) => [make('p', { class: 'empty' }, [texts.text(key)])];

  const matchNodes = () => {
    const shown = book.matches.filter((match) => match.sport === sport);
    return groupsOf(shown, ({ league }) => league).map(([league, matches]) =>
      make('section', { class: 'league' }, [
        make('h2', {}, [league]),
        ...matches.map((match) => matchCard(parts, match, book.now, picking)),
      ]),
    );
  };

  const nodes = () => {
    if (view === 'slips')
      return book.slips.length > 0 ? book.slips.map((each) => slipCard(parts, each, book.now)) : empty('noSlips');
    if (view === 'results') {
      const over = [...book.playing, ...book.results];
      return over.length > 0 ? over.map((match) => resultCard(parts, match, book.now)) : empty('noResults');
    }
    const sections = matchNodes();
    return sections.length > 0 ? sections : empty('noMatches');
  };

  const draw = () => {
    markView(view);
    markSport(sport ?? '');
    need('sports', HTMLElement).hidden = view !== 'matches' || sports.length < 2;
    redraw(list, nodes());
  };

  /** Once over, it stays over: it takes and asks no more. @param {string} code */
  const endWith = (code) => {
    if (isStopped) return true;
    isStopped = frame.endings.endWith(code);
    if (isStopped) {
      clearInterval(polls);
      need('game', HTMLElement).dataset.phase = 'stopped';
      slip.stop();
    }
    return isStopped;
  };

  /** The match that was asked for takes no slips; until the player goes elsewhere. @param {'matchBegun' | 'matchGone'} [key] */
  const sayAsked = (key) => {
    const note = need('asked', HTMLElement);
    note.hidden = key === undefined;
    note.textContent = key ? texts.text(key) : '';
  };

  let isStopped = false;
  let [lastAsked, lastShown] = [0, 0];
  const refresh = async () => {
    if (isStopped) return;
    const stale = need('stale', HTMLElement);
    lastAsked += 1;
    const turn = lastAsked;
    try {
      const loaded = await load();
      // An answer may overtake another.
      if (turn < lastShown || isStopped) return;
      lastShown = turn;
      book = loaded;
      stale.hidden = true;
    } catch (error) {
      if (endWith(errorCodeOf(error))) return;
      stale.textContent = texts.text('stale');
      stale.hidden = false;
      return;
    }
    showBalance();
    slip.refresh(book);
    draw();
  };

  const slip = createSlip({
    frame,
    words,
    money,
    terms: book.terms,
    endWith,
    onChange: () => draw(),
    onBegun: () => void refresh(),
    onPlaced: ({ betNo, balanceMinor }) => {
      const balance = frame.isBalanceHidden ? texts.text('hiddenBalance') : money(balanceMinor);
      announce(texts.text('placed', { betNo, balance }));
      parent.tellSettled();
      view = 'slips';
      void refresh().then(() => list.focus());
    },
  });
  const markView = createTabs(need('tabs', HTMLElement), VIEWS, (key) => {
    view = /** @type {typeof view} */ (key);
    sayAsked();
    draw();
    void refresh();
  });
  const markSport = createTabs(need('sports', HTMLElement), sports, (key) => {
    sport = /** @type {NonNullable<typeof sport>} */ (key);
    draw();
  });
  drawRules({ texts, parent, terms: book.terms });
  showBalance();
  draw();
  need('game', HTMLElement).dataset.phase = 'idle';
  if (asked !== '' && !wanted) sayAsked(begun ? 'matchBegun' : 'matchGone');
  document.getElementById(`match-${asked}`)?.scrollIntoView({ block: 'start' });
  const polls = setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, POLL_MS);
};

frame.open(start);
