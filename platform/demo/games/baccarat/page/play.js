import { createConnection } from '../../kit/connection.js';
import { need } from '../../kit/dom.js';
import { wordsOf } from '../../kit/result-words.js';
import { createServerTime, secondsOf } from '../../kit/server-time.js';
import { createBets, sumOf } from './bets.js';
import { createClock, SAID } from './clock.js';
import { createOrders } from './orders.js';
import { drawRoad } from './road.js';
import { createSpots } from './spots.js';
import { phaseOf } from './time.js';

/** @import { BaccaratFrame, BaccaratKey, BaccaratStage, BaccaratState, Hand, OwnView, Phase, Spot, TableView, Views } from './types.d.ts' */
/** @import { Values } from '../../kit/texts.js' */
/** @import { Cards } from './cards.js' */

const TICK_MS = 250;

/**
 * The rounds of the table: what everybody sees, the player's chips, and what came of them.
 *
 * @param {{ frame: BaccaratFrame, stage: BaccaratStage, state: BaccaratState, cards: Cards }} parts
 */
export const createPlay = ({ frame, stage, state, cards }) => {
  const { api, texts, sound, endings, parent } = frame;
  const { desk, waysOut, money, sayBalance } = stage;
  const bets = createBets();
  const time = createServerTime();
  const drawClock = createClock(texts);
  const [total, others] = ['total', 'others'].map((id) => need(id, HTMLElement));
  const announcer = need('announcer', HTMLElement);
  const [undo, clear, repeat] = ['undo', 'clear', 'repeat'].map((id) => need(id, HTMLButtonElement));
  let balance = state.balanceMinor;
  /** @type {TableView | undefined} */
  let table;
  /** @type {Phase | 'none'} */
  let phase = 'none';
  let roundId = 0;
  /** The round whose result was said. */
  let told = 0;
  /** The round in which something of the player's lies. */
  let laidIn = 0;
  /** The round that an order came too late for. */
  let lateFor = 0;
  let isLost = false;
  let isStopped = false;

  const isOpen = () => phase === 'betting' && !orders.isHeld() && !isStopped;

  /** @param {BaccaratKey} key @param {Values} [values] @param {'loud' | 'quiet'} [tone] */
  const say = (key, values = {}, tone = 'quiet') => {
    desk.say(key, values, tone);
    desk.announce(key, values);
  };

  const showBalance = () => {
    desk.showBalance(balance);
    parent.tellBalance(balance);
  };

  const draw = () => {
    const pending = bets.pending();
    spots.draw({ placed: bets.placed(), pending, totals: table?.totals ?? {}, isOpen: isOpen() });
    if (total) total.textContent = money(sumOf(bets.all()));
    const players = table?.players ?? 0;
    if (others) others.textContent = players > 0 ? texts.text('playersAt', { players }) : '';
    undo?.setAttribute('aria-disabled', String(!isOpen() || !bets.canUndo()));
    clear?.setAttribute('aria-disabled', String(!isOpen() || sumOf(bets.all()) === 0));
    repeat?.setAttribute('aria-disabled', String(!isOpen() || !bets.canRepeat()));
    need('game', HTMLElement).toggleAttribute('data-pending', sumOf(pending) > 0);
  };

  /** @param {Spot} spot */
  const lay = (spot) => {
    if (!isOpen()) return;
    waysOut.hide();
    bets.lay(spot, desk.stake());
    sound.tick();
    draw();
    const amount = money(bets.all()[spot] ?? 0);
    desk.announce('sayLaid', { name: texts.text(spot), amount, total: money(sumOf(bets.all())) });
    desk.say('unplaced', {}, 'quiet');
  };

  const spots = createSpots({ texts, state, onLay: lay });

  /** What the round of now made of the player's chips. @param {OwnView} own */
  const showResult = ({ last }) => {
    if (!last || last.roundId !== laidIn || told === laidIn) return;
    told = laidIn;
    const { result: hand } = /** @type {{ readonly result: Hand }} */ (last.outcome);
    const who = texts.text(`won_${hand.winner}`, { player: hand.playerTotal, banker: hand.bankerTotal });
    const { shown, said } = wordsOf(last);
    const values = { who, amount: money(last.payoutMinor), balance: sayBalance(balance) };
    desk.say(shown, values, shown === 'win' ? 'loud' : 'quiet');
    desk.announce(said, values);
    if (shown === 'win') sound.win();
    parent.tellSettled();
  };

  /** @param {OwnView} own */
  const hearOwn = (own) => {
    // The answer that is under way says what became of the chips.
    if (orders.isSending()) return;
    balance = own.balanceMinor;
    showBalance();
    if (phase === 'betting' || sumOf(own.laid) > 0) bets.hear(own.laid);
    if (sumOf(own.laid) > 0) laidIn = roundId;
    showResult(own);
    draw();
  };

  /** @param {Views} views */
  const hear = (views) => {
    hearTable(views.table);
    hearOwn(views.own);
  };

  /** Once over, it stays over. @param {string} code */
  const endWith = (code) => {
    if (isStopped) return true;
    isStopped = endings.endWith(code);
    if (isStopped) {
      connection.end();
      desk.enter('stopped');
      draw();
    }
    return isStopped;
  };

  const askOwn = () => void connection.look();

  const openBets = () => {
    const round = table?.round;
    desk.enter('idle');
    if (round) desk.announce('sayOpen', { seconds: secondsOf(round.closesAt - time.now()) });
    desk.say(sumOf(bets.pending()) > 0 ? 'unplaced' : 'invitation', {}, 'quiet');
  };

  /** Chips that were not placed are the player's again. @param {Phase} next @param {boolean} isAnew Nothing was said of the round, or it was lost. */
  const closeBets = (next, isAnew) => {
    const said = SAID[next];
    if (sumOf(bets.pending()) > 0 && !orders.isHeld()) {
      bets.giveBack();
      say('tooLate');
    } else if (said && (isAnew || (next === 'closed' && lateFor !== roundId))) say(said);
    desk.enter(next, { label: texts.text('waitForBets'), icon: '#icon-spin' });
    need('play', HTMLButtonElement).setAttribute('aria-disabled', 'true');
  };

  /** What all at the table hear. */
  const tellResult = () => {
    const round = table?.round;
    if (!round) return;
    if (round.isVoid) return say('voided');
    const hand = /** @type {Hand} */ (round.outcome);
    cards.deal(round.id, hand, Number.POSITIVE_INFINITY);
    cards.finish(hand);
    spots.light(hand);
    sound.stop();
    const values = { player: hand.playerTotal, banker: hand.bankerTotal };
    desk.say(`won_${hand.winner}`, values, 'quiet');
    announcer.textContent = `${cards.say(hand)} ${texts.text(`won_${hand.winner}`, values)}`;
  };

  /** What the table says as it comes to a phase. @param {Phase} next */
  const enter = (next) => {
    const isAnew = phase === 'none';
    phase = next;
    if (next === 'betting') openBets();
    else closeBets(next, isAnew);
    if (next === 'result') tellResult();
    draw();
  };

  const tick = () => {
    if (isStopped) return;
    const round = table?.round ?? null;
    const now = time.now();
    const next = phaseOf(round, now);
    if (next !== phase) enter(next);
    drawClock(next, round, now);
  };

  /** @param {TableView} view */
  const hearTable = (view) => {
    time.hear(view.now);
    const wasSettled = table?.round?.id === view.round?.id && table?.round?.isSettled === true;
    table = view;
    const { round } = view;
    if (isLost) phase = 'none';
    isLost = false;
    if (round && round.id !== roundId) {
      roundId = round.id;
      bets.hear({});
      cards.clear();
      spots.light(undefined);
    }
    if (round?.outcome && round.dealtAt !== null)
      cards.deal(round.id, /** @type {Hand} */ (round.outcome), time.now() - round.dealtAt);
    drawRoad(view.road, texts);
    tick();
    draw();
    if (round?.isSettled && !wasSettled && laidIn === round.id && told !== round.id) askOwn();
  };

  /** @type {ReturnType<typeof createConnection<Views, TableView>>} */
  const connection = createConnection(api, 'table', {
    onViews: hear,
    onTable: hearTable,
    onOwn: askOwn,
    onLost: (ms) => {
      isLost = true;
      say('reconnectingIn', { seconds: secondsOf(ms) });
    },
    onEnd: endWith,
  });

  const tellShort = () => desk.announce(waysOut.show(undefined, () => undefined));

  const orders = createOrders({
    frame,
    stage,
    mostMinor: state.table.mostMinor,
    say,
    onLate: (key) => {
      lateFor = roundId;
      say(key);
    },
    onChange: draw,
    onViews: (views) => {
      connection.outdate();
      bets.giveBack();
      hear(views);
    },
    onUndone: () => {
      bets.giveBack();
      if (phase === 'betting') desk.say('invitation', {}, 'quiet');
      askOwn();
    },
    onShort: tellShort,
    onEnd: endWith,
  });

  const place = () => {
    if (orders.isHeld()) return orders.again();
    if (!isOpen()) return;
    const laid = bets.pending();
    const staked = sumOf(laid);
    if (staked === 0) return say('sayNoChips');
    if (balance < staked) return tellShort();
    laidIn = roundId;
    orders.bet(roundId, laid, staked, () => {
      const placed = sumOf(bets.placed());
      // Answered late, its result is said already, or another round is on.
      if (placed > 0 && told !== laidIn) say('placed', { amount: money(placed) });
      sound.stop();
    });
  };

  const takeAllBack = () => {
    bets.giveBack();
    if (sumOf(bets.placed()) === 0) {
      draw();
      return say('sayNoChips');
    }
    orders.takeBack(roundId, sumOf(bets.placed()), () => say('takenBack'));
  };

  /** @param {HTMLButtonElement | undefined} button @param {() => void} step */
  const listen = (button, step) =>
    button?.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      waysOut.hide();
      step();
      draw();
    });
  listen(undo, bets.undo);
  listen(clear, takeAllBack);
  listen(repeat, () => {
    bets.repeat();
    desk.say('unplaced', {}, 'quiet');
  });

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isStopped) askOwn();
  });

  return {
    place,
    start: () => {
      desk.offer(state.stakes);
      // At every table the smallest chip is in hand first.
      desk.choose(Math.min(...state.stakes));
      showBalance();
      desk.say('connecting', {}, 'quiet');
      desk.enter('idle');
      draw();
      setInterval(tick, TICK_MS);
      void connection.start();
    },
  };
};
