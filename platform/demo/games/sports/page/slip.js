import { errorCodeOf } from '../../kit/api.js';
import { make, need } from '../../kit/dom.js';
import { createOwnLimits } from '../../kit/own-limits.js';
import { sayGivenUp } from '../../kit/waits.js';
import { hasMoved, legRow, obstacleOf } from './leg-row.js';
import { mostOf } from './pays.js';
import { createPlacing } from './placing.js';
import { redraw } from './redraw.js';
import { createRefusals } from './refusals.js';
import { createStakeField } from './stake-field.js';

/** @import { Book, BookFrame, Leg, PlacedSlip, ShownMatch, Terms } from './types.d.ts' */
/** @import { Words } from './words.js' */

const ACCEPTS = /** @type {const} */ (['same', 'better', 'any']);

/**
 * The slip: picks, stake, what is done when odds move, and the one button that places it. It does not change between the press
 * and the answer, however long that takes.
 *
 * @param {{ frame: BookFrame, words: Words, money: (minor: number) => string, terms: Terms, endWith: (code: string) => boolean,
 *   onChange: () => void, onPlaced: (placed: PlacedSlip) => void, onBegun: () => void }} parts
 */
export const createSlip = ({ frame, words, money, terms, endWith, onChange, onPlaced, onBegun }) => {
  const { texts, api, parent, notice } = frame;
  const sheet = need('slip', HTMLDialogElement);
  const [list, note, bar] = [need('legs', HTMLElement), need('slip-note', HTMLElement), need('slip-bar', HTMLElement)];
  const button = need('place', HTMLButtonElement);
  const deposit = need('slip-deposit', HTMLButtonElement);
  const opener = need('slip-open', HTMLButtonElement);
  const accepts = need('accepts', HTMLFieldSetElement);
  const ownLimits = createOwnLimits({ texts, money, notice, parent });
  const placing = createPlacing((slip) => /** @type {Promise<PlacedSlip>} */ (api.ask('slips', slip)));
  /** @type {Leg[]} */
  let legs = [];
  let isStopped = false;

  const isFrozen = () => placing.unknown() !== undefined;
  const accept = () => accepts.querySelector('input:checked')?.getAttribute('value') ?? 'same';
  const wholeOdds = () => legs.reduce((whole, { odds, now }) => (whole * (now ?? odds)) / 100, 1);
  /** @param {number} stake */
  const most = (stake) =>
    mostOf(
      stake,
      legs.map(({ odds, now }) => now ?? odds),
    );

  /** An alert that stands is not raised again. @param {string} text */
  const say = (text) => {
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === '';
  };

  const buttonText = () => {
    if (placing.isAsking()) return texts.text('placing');
    if (isFrozen()) return texts.text('tryAgain');
    const stake = field.typed();
    const payout = money(legs.length > 0 ? most(stake) : 0);
    const isAccepting = legs.some(hasMoved) && accept() === 'same';
    return texts.text(isAccepting ? 'accept' : 'place', { stake: money(stake), payout });
  };

  const drawButton = () => {
    button.textContent = buttonText();
    button.setAttribute('aria-disabled', String(placing.isAsking() || legs.length === 0));
  };

  const change = () => {
    say('');
    deposit.hidden = true;
    drawButton();
  };

  const field = createStakeField({ texts, money, terms, onChange: change });

  /** @param {string} matchId */
  const remove = (matchId) => {
    legs = legs.filter(({ match }) => match.id !== matchId);
    change();
    draw();
    onChange();
    if (legs.length === 0) sheet.close();
    else button.focus();
  };

  const draw = () => {
    const frozen = isFrozen();
    redraw(
      list,
      legs.map((leg) => legRow({ texts, words }, leg, { isFrozen: frozen, onRemove: () => remove(leg.match.id) })),
    );
    field.freeze(frozen);
    accepts.disabled = frozen;
    bar.hidden = legs.length === 0 || isStopped;
    opener.textContent = frozen
      ? texts.text('unknownSlip')
      : texts.text('openSlip', { count: legs.length, odds: wholeOdds().toFixed(2) });
    drawButton();
  };

  const open = () => {
    draw();
    if (sheet.open) return;
    sheet.showModal();
    parent.tellSheetOpened(() => sheet.close());
  };

  const sayRefused = createRefusals({
    texts,
    money,
    limits: field.limits,
    legs: () => legs,
    say,
    offerDeposit: () => {
      deposit.hidden = !parent.offersDeposit();
    },
    onBegun,
  });

  /** @param {unknown} error @param {number} stake */
  const sayUnknown = (error, stake) => {
    const { text, values } = sayGivenUp(error, { lost: 'unsettledText', busy: 'busyText' });
    const amount = money(stake);
    say(text === 'busyText' ? texts.text(text, { ...values, amount }) : texts.text('lostAnswer', { amount }));
    open();
  };

  /** @param {unknown} error @returns {undefined} */
  const refuse = (error) => {
    const code = errorCodeOf(error);
    if (endWith(code)) return;
    const unknown = placing.unknown();
    if (unknown) return void sayUnknown(error, unknown.stake);
    if (ownLimits.showMet(code, error)) return void sheet.close();
    sayRefused(error);
    open();
  };

  /** False: the player is told what is in the way. */
  const isReady = () => {
    if (isFrozen()) return true;
    const obstacle = obstacleOf(legs);
    if (obstacle) say(texts.text(obstacle));
    if (obstacle || field.check()) return !obstacle;
    say(texts.text('badStake', field.limits));
    return false;
  };

  const ask = () => {
    // What was pressed is what was seen: the odds of now.
    if (!isFrozen()) for (const leg of legs) leg.odds = leg.now ?? leg.odds;
    return placing.place({
      legs: legs.map(({ match, pick, odds }) => ({ matchId: match.id, pick, odds })),
      stake: field.typed(),
      accept: accept(),
    });
  };

  const place = async () => {
    if (isStopped || placing.isAsking() || legs.length === 0 || !isReady()) return;
    say('');
    const answer = ask();
    draw();
    const placed = await answer.catch(refuse);
    if (placed) {
      legs = [];
      sheet.close();
      onChange();
      onPlaced(placed);
    }
    draw();
  };

  accepts.append(
    ...ACCEPTS.map((value) =>
      make('label', { class: 'accept' }, [
        make('input', { type: 'radio', name: 'accept', value, ...(value === 'same' && { checked: '' }) }),
        texts.text(value),
      ]),
    ),
  );
  accepts.addEventListener('change', change);
  need('slip-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void place();
  });
  deposit.addEventListener('click', parent.wantDeposit);
  need('slip-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  sheet.addEventListener('close', parent.tellSheetClosed);
  opener.addEventListener('click', open);

  return {
    /** @param {string} matchId @param {string} pick */
    isPicked: (matchId, pick) => legs.some((leg) => leg.match.id === matchId && leg.pick === pick),

    /** Adds a pick, takes it off, or puts it in place of the match's other one. The slip opens to say why it cannot. @param {ShownMatch} match @param {string} pick */
    toggle: (match, pick) => {
      if (isStopped) return;
      if (isFrozen()) return open();
      const known = legs.find((leg) => leg.match.id === match.id);
      const odds = match.markets.flatMap(({ picks }) => picks).find((each) => each.pick === pick)?.odds ?? null;
      if (known?.pick !== pick && odds === null) return;
      if (!known && legs.length >= terms.mostLegs) {
        say(texts.text('tooMany', { most: terms.mostLegs }));
        return open();
      }
      legs = legs.filter((leg) => leg !== known);
      if (known?.pick !== pick && odds !== null) legs.push({ match, pick, odds, now: odds, isClosed: false });
      change();
      draw();
    },

    /** The game is over: nothing is picked or placed any more. */
    stop: () => {
      isStopped = true;
      sheet.close();
      draw();
    },

    /** What the book says by now of the picks. @param {Book} book */
    refresh: (book) => {
      if (isFrozen()) return;
      for (const leg of legs) {
        const match = book.matches.find(({ id }) => id === leg.match.id);
        leg.isClosed = match === undefined;
        leg.now = match?.markets.flatMap(({ picks }) => picks).find(({ pick }) => pick === leg.pick)?.odds ?? null;
      }
      const standing = obstacleOf(legs) ?? (legs.some(hasMoved) ? 'oddsMoved' : undefined);
      if (standing) say(texts.text(standing));
      draw();
    },
  };
};

/** @typedef {ReturnType<typeof createSlip>} Slip */
