import { createConnection } from '../../kit/connection.js';
import { need } from '../../kit/dom.js';
import { cardNames, drawFace } from '../../kit/playing-cards/playing-cards.js';
import { createServerTime, secondsOf } from '../../kit/server-time.js';
import { createClock } from './clock.js';
import { createHand } from './hand.js';
import { createOrders } from './orders.js';
import { createSeats } from './seats.js';
import { createWords } from './words.js';

/** @import { CardRoomView, CardRoundView, Phase, PusoyFrame, PusoyKey, PusoyStage, PusoyState, PusoyView } from './types.d.ts' */
/** @import { Values } from '../../kit/texts.js' */

const TICK_MS = 250;

/** @param {CardRoundView | null} round @returns {PusoyView | null} */
const viewOf = (round) => /** @type {PusoyView | null} */ (round?.view ?? null);

/** What the player can do. @param {CardRoundView | null} round @returns {Phase} */
const phaseOf = (round) => {
  if (!round || round.phase === 'over') return 'idle';
  if (round.phase === 'waiting') return 'waiting';
  return round.turn?.seat === round.seat ? 'turn' : 'watching';
};

/**
 * The player's round: seats, cards, turns, and how it ended.
 *
 * @param {{ frame: PusoyFrame, stage: PusoyStage, state: PusoyState }} parts
 */
export const createPlay = ({ frame, stage, state }) => {
  const { api, texts, sound, endings, parent } = frame;
  const { desk, waysOut, money, sayBalance } = stage;
  const { stakeMinor } = state.room;
  const time = createServerTime();
  const names = cardNames(texts);
  const words = createWords(texts, names);
  const drawClock = createClock(texts, state);
  const seats = createSeats(texts);
  const pile = need('pile', HTMLElement);
  const pot = need('pot', HTMLElement);
  const [hint, pass] = ['hint', 'pass'].map((id) => need(id, HTMLButtonElement));
  const announcer = need('announcer', HTMLElement);
  let balance = state.balanceMinor;
  /** @type {CardRoundView | null} */
  let round = null;
  /** The phase and the move that were spoken of. */
  let told = '';
  /** The number of the first move that was not spoken of, in the round. */
  let heardTo = 0;
  /** The round whose end was said. */
  let toldEnd = 0;
  let isStopped = false;
  let isLost = false;
  let isFirstLook = true;

  /** @param {PusoyKey} key @param {Values} [values] @param {'loud' | 'quiet'} [tone] */
  const say = (key, values = {}, tone = 'quiet') => {
    desk.say(key, values, tone);
    desk.announce(key, values);
  };

  /** For those who listen. @param {string} text */
  const speak = (text) => {
    announcer.textContent = text.replaceAll('*', '');
  };

  const stake = money(stakeMinor);
  /** What the table is played for. */
  const potText = () => {
    if (!round || round.phase === 'over') return texts.text('potOf', { stake });
    const isAlone = round.prizeMinor === round.stakeMinor;
    return isAlone ? texts.text('practice') : texts.text('pot', { amount: money(round.prizeMinor) });
  };

  /** @type {Readonly<Record<Phase, { label: PusoyKey, icon: string }>>} */
  const PRESSES = {
    idle: { label: 'sit', icon: '#icon-seat' },
    waiting: { label: 'waitForPlayers', icon: '#icon-wait' },
    turn: { label: 'playCards', icon: '#icon-spin' },
    watching: { label: 'waitForTurn', icon: '#icon-wait' },
  };

  const canAct = () => !isStopped && !orders.isHeld();

  const drawTools = () => {
    const phase = phaseOf(round);
    const isTurn = phase === 'turn' && canAct();
    const canPass = isTurn && viewOf(round)?.pile !== null;
    hand.enable(isTurn || (phase === 'watching' && canAct()));
    hint?.setAttribute('aria-disabled', String(!isTurn));
    if (pass) {
      pass.textContent = texts.text(phase === 'waiting' ? 'leave' : 'pass');
      pass.setAttribute('aria-disabled', String(phase === 'waiting' ? !canAct() : !canPass));
    }
    const isReady = phase === 'idle' || (phase === 'turn' && hand.chosen().length > 0);
    need('play', HTMLButtonElement).setAttribute('aria-disabled', String(!isReady || isStopped));
  };

  const drawPress = () => {
    if (isStopped) return;
    const phase = phaseOf(round);
    const { label, icon } = PRESSES[phase];
    desk.enter(phase, { label: texts.text(label), icon });
    drawTools();
  };

  const drawTable = () => {
    const view = viewOf(round);
    seats.draw(round, view);
    pile.replaceChildren(...(view?.pile?.cards ?? []).map(drawFace));
    pile.setAttribute('aria-label', round ? words.sayPile(round, view) : texts.text('sayNoPile'));
    const from = view?.pile && round ? (view.pile.seat - round.seat + state.rules.seats) % state.rules.seats : 0;
    pile.dataset.from = String(from);
    pot.textContent = potText();
    hand.hear(view?.hand ?? []);
  };

  const hand = createHand({
    texts,
    names,
    onChoice: (card, isChosen) => {
      sound.tick();
      const values = { card: names.titleOf(card), count: hand.chosen().length };
      desk.announce(isChosen ? 'sayChosen' : 'sayPutBack', values);
      drawTools();
    },
  });

  /** A round that won nothing, in words. @param {CardRoundView} over @param {boolean} isHouseFirst @returns {PusoyKey} */
  const endKeyOf = (over, isHouseFirst) => {
    if (isHouseFirst) return 'houseFirst';
    return over.winner === over.seat ? 'firstAlone' : 'lost';
  };

  /** How the round ended, once it is settled. @param {CardRoundView} over */
  const tellEnd = (over) => {
    if (toldEnd === over.id) return;
    if (!over.isSettled) return desk.say('settling', {}, 'quiet');
    toldEnd = over.id;
    parent.tellSettled();
    if (over.isVoid) return say('voided', { stake });
    const values = { amount: money(over.payoutMinor ?? 0), balance: sayBalance(balance) };
    if ((over.payoutMinor ?? 0) > over.stakeMinor) {
      desk.say('won', values, 'loud');
      desk.announce('sayWon', values);
      return sound.win();
    }
    const winner = over.seats[over.winner ?? -1];
    const key = endKeyOf(over, winner?.isHouse ?? false);
    const ended = { name: winner?.name ?? '', stake };
    desk.say(key, ended, 'quiet');
    desk.announce('sayEnd', { text: texts.text(key, ended), ...values });
    sound.stop();
  };

  /** A round that had ended before this page was opened. @param {CardRoundView} over */
  const passOver = (over) => {
    toldEnd = over.id;
    desk.say('invitation', { stake }, 'quiet');
  };

  /** A turn that the clock took, until the next one is the player's. @param {CardRoundView} now @param {PusoyView} view @returns {{ key: PusoyKey, isNew: boolean } | undefined} */
  const takenBy = (now, { recent }) => {
    const own = recent.findLast(({ seat }) => seat === now.seat);
    if (own?.by !== 'clock') return undefined;
    return { key: own.kind === null ? 'clockPassed' : 'clockPlayed', isNew: own.number >= heardTo };
  };

  /** What happened since the last look, and what is to do now. @param {CardRoundView} now @param {PusoyView} view */
  const tellTurn = (now, view) => {
    const moves = words.sayMoves(now, view, heardTo);
    const taken = takenBy(now, view);
    heardTo = now.turn?.number ?? heardTo;
    const isOwn = now.turn?.seat === now.seat;
    const need = texts.text(words.needOf(view));
    const name = now.turn ? words.whoOf(now, now.turn.seat) : '';
    if (taken && (taken.isNew || !isOwn)) desk.say(taken.key, {}, 'quiet');
    else if (isOwn) desk.say(words.needOf(view), {}, 'quiet');
    else desk.say('watchTurn', { name }, 'quiet');
    const parts = [taken?.isNew ? texts.text(taken.key) : '', moves, isOwn ? texts.text('sayTurn', { need }) : ''];
    speak(parts.filter((part) => part !== '').join(' '));
    if (isOwn) sound.on();
  };

  const tell = () => {
    const view = viewOf(round);
    if (round?.phase === 'over') return isFirstLook && round.isSettled ? passOver(round) : tellEnd(round);
    const mark = `${round?.id} ${round?.phase} ${round?.turn?.number}`;
    if (mark === told) return;
    told = mark;
    if (round?.phase === 'playing' && view) return tellTurn(round, view);
    heardTo = 0;
    if (round) return say('seated');
    return desk.say('invitation', { stake }, 'quiet');
  };

  const tick = () => {
    if (!isStopped) drawClock(round, time.now());
  };

  /** @param {CardRoomView} view */
  const hear = (view) => {
    // The answer that is under way says how it is.
    if (orders.isSending()) return;
    time.hear(view.now);
    balance = view.balanceMinor;
    desk.showBalance(balance);
    parent.tellBalance(balance);
    const wasSeated = round?.phase === 'waiting' ? round.id : 0;
    round = view.round;
    if (isLost) told = '';
    isLost = false;
    drawTable();
    drawPress();
    if (wasSeated !== 0 && (round === null || round.id !== wasSeated) && round?.phase !== 'waiting') {
      told = `${round?.id} ${round?.phase} ${round?.turn?.number}`;
      say('gaveUp', { stake });
    } else tell();
    isFirstLook = false;
    tick();
  };

  /** Once over, it stays over. @param {string} code */
  const endWith = (code) => {
    if (isStopped) return true;
    isStopped = endings.endWith(code);
    if (isStopped) {
      connection.end();
      desk.enter('stopped');
      drawTools();
    }
    return isStopped;
  };

  /** @type {ReturnType<typeof createConnection<CardRoomView, CardRoomView>>} */
  const connection = createConnection(api, 'cards', {
    onViews: hear,
    onTable: hear,
    // Its stream tells all of it.
    onOwn: () => undefined,
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
    stakeMinor,
    say,
    onChange: drawPress,
    onView: (view) => {
      connection.outdate();
      hear(view);
    },
    onRefused: () => void connection.look(),
    onShort: tellShort,
    onEnd: endWith,
  });

  const sit = () => {
    if (balance < stakeMinor) return tellShort();
    return orders.sit();
  };

  /** @param {readonly string[]} cards */
  const move = (cards) => {
    if (round?.turn) orders.play(round.id, round.turn.number, cards);
  };

  const press = () => {
    if (orders.isHeld()) return orders.again();
    if (isStopped) return;
    waysOut.hide();
    const phase = phaseOf(round);
    if (phase === 'idle') return sit();
    if (phase !== 'turn') return;
    if (hand.chosen().length === 0) return say('sayNoneChosen');
    sound.spin();
    return move(hand.chosen());
  };

  const advise = () => {
    const advice = viewOf(round)?.advice ?? [];
    hand.choose(advice);
    drawTools();
    desk.say(advice.length > 0 ? 'advised' : 'advisedPass', {}, 'quiet');
    speak(advice.length > 0 ? `${texts.text('advised')}: ${names.listOf(advice)}` : texts.text('advisedPass'));
  };

  /** @param {HTMLButtonElement | undefined} button @param {() => void} step */
  const listen = (button, step) =>
    button?.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') step();
    });
  listen(hint, advise);
  listen(pass, () => {
    if (phaseOf(round) === 'waiting' && round) return orders.leave(round.id);
    hand.choose([]);
    return move([]);
  });

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isStopped) void connection.look();
  });

  return {
    press,
    start: () => {
      desk.offer(state.stakes);
      desk.showBalance(balance);
      desk.say('connecting', {}, 'quiet');
      hand.start();
      drawTable();
      drawPress();
      setInterval(tick, TICK_MS);
      void connection.start();
    },
  };
};
