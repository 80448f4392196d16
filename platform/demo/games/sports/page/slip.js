import { errorCodeOf, newKey, refusedWith } from '../../kit/api.js';
import { make, need } from '../../kit/dom.js';
import { createOwnLimits } from '../../kit/own-limits.js';
import { marketOf, writeOdds } from './words.js';

/** @import { Book, BookFrame, Leg, PlacedSlip, ShownMatch, Terms } from './types.d.ts' */
/** @import { Words } from './words.js' */

const CHIPS = [2000, 5000, 10_000, 50_000, 100_000];
const FIRST_STAKE = '50';
const MINOR_PER_MAJOR = 100;
const ACCEPTS = /** @type {const} */ (['same', 'better', 'any']);
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** @param {string} typed In minor units; undefined for what is no amount. */
const readAmount = (typed) => {
  const text = typed.trim().replaceAll(',', '');
  return AMOUNT.test(text) ? Math.round(Number(text) * MINOR_PER_MAJOR) : undefined;
};

/** @param {unknown} value @returns {Readonly<Record<string, unknown>>} */
const fieldsOf = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * The slip: picks, stake, what is done when odds move, and the one button that places it.
 *
 * @param {{ frame: BookFrame, words: Words, money: (minor: number) => string, terms: Terms,
 *   onChange: () => void, onPlaced: (placed: PlacedSlip) => void, onBegun: () => void }} parts
 */
export const createSlip = ({ frame, words, money, terms, onChange, onPlaced, onBegun }) => {
  const { texts, api, parent, notice, endings } = frame;
  const sheet = need('slip', HTMLDialogElement);
  const [list, note, hint, chips] = ['legs', 'slip-note', 'stake-hint', 'chips'].map((id) => need(id, HTMLElement));
  const input = need('stake', HTMLInputElement);
  const button = need('place', HTMLButtonElement);
  const deposit = need('slip-deposit', HTMLButtonElement);
  const [bar, opener] = [need('slip-bar', HTMLElement), need('slip-open', HTMLButtonElement)];
  const ownLimits = createOwnLimits({ texts, money, notice, parent });
  const limits = { least: money(terms.leastStakeMinor), most: money(terms.mostStakeMinor) };
  /** @type {Leg[]} */
  let legs = [];
  /** @type {{ key: string, body: object } | undefined} The slip that was asked for and not answered. */
  let unanswered;
  let isBusy = false;

  const accept = () =>
    /** @type {'same' | 'better' | 'any'} */ (
      sheet.querySelector('input[name="accept"]:checked')?.getAttribute('value') ?? 'same'
    );
  /** @param {Leg} leg */
  const hasMoved = ({ odds, now }) => now !== null && now !== odds;
  const isMoved = () => legs.some(hasMoved);
  const wholeOdds = () => legs.reduce((whole, { odds, now }) => (whole * (now ?? odds)) / 100, 1);
  /** As the server reckons it: the stake times all odds, rounded down. @param {number} stake */
  const most = (stake) =>
    Number(
      legs.reduce((amount, { odds, now }) => amount * BigInt(now ?? odds), BigInt(stake)) / 100n ** BigInt(legs.length),
    );

  /** @param {string} text */
  const say = (text) => {
    if (!note) return;
    note.textContent = text;
    note.hidden = text === '';
  };

  const drawButton = () => {
    const stake = readAmount(input.value) ?? 0;
    const payout = money(legs.length > 0 ? most(stake) : 0);
    const isAccepting = isMoved() && accept() === 'same';
    button.textContent = isBusy
      ? texts.text('placing')
      : texts.text(isAccepting ? 'accept' : 'place', { stake: money(stake), payout });
    button.setAttribute('aria-disabled', String(isBusy || legs.length === 0));
  };

  /** @param {Leg} leg */
  const drawLeg = (leg) => {
    const { match, pick, odds, now, isClosed } = leg;
    const remove = make(
      'button',
      { class: 'round-button', type: 'button', 'aria-label': texts.text('remove', { match: words.versus(match) }) },
      ['×'],
    );
    remove.addEventListener('click', () => {
      legs = legs.filter((each) => each !== leg);
      say('');
      draw();
      onChange();
      if (legs.length === 0) sheet.close();
      else input.focus();
    });
    const shown = now === null || isClosed ? '–' : writeOdds(now);
    return make('li', { class: 'leg', 'data-closed': String(isClosed || now === null) }, [
      make('span', { class: 'leg-pick' }, [`${texts.text(marketOf(pick))}: ${words.pickOf(match, pick)}`]),
      make('b', { class: 'leg-odds' }, [...(hasMoved(leg) ? [make('s', {}, [writeOdds(odds)]), ' '] : []), shown]),
      make('span', { class: 'leg-match' }, [words.versus(match)]),
      remove,
    ]);
  };

  const draw = () => {
    list?.replaceChildren(...legs.map(drawLeg));
    bar.hidden = legs.length === 0;
    opener.textContent = texts.text('openSlip', { count: legs.length, odds: wholeOdds().toFixed(2) });
    drawButton();
  };

  /** What was not answered is forgotten once the slip is another one. */
  const change = () => {
    unanswered = undefined;
    say('');
    deposit.hidden = true;
    drawButton();
  };

  /** @param {readonly { matchId: string, pick: string, odds: number | null }[]} moved */
  const takeOdds = (moved) => {
    for (const { matchId, pick, odds } of moved) {
      const leg = legs.find((each) => each.match.id === matchId && each.pick === pick);
      if (leg) leg.now = odds;
    }
    say(texts.text(legs.some(({ now }) => now === null) ? 'oddsGone' : 'oddsMoved'));
    draw();
  };

  /** @type {Readonly<Record<string, ((value: Readonly<Record<string, unknown>>) => void) | undefined>>} */
  const refusals = {
    'odds.moved': ({ legs: moved }) =>
      takeOdds(/** @type {{ matchId: string, pick: string, odds: number | null }[]} */ (moved)),
    'match.closed': ({ matchIds }) => {
      const closed = /** @type {readonly string[]} */ (matchIds);
      for (const leg of legs) leg.isClosed ||= closed.includes(leg.match.id);
      say(texts.text('begun'));
      draw();
      onBegun();
    },
    'payout.limit': ({ mostMinor }) => say(texts.text('payoutLimit', { most: money(Number(mostMinor)) })),
    'wallet.insufficient': () => {
      say(texts.text('insufficient'));
      deposit.hidden = !parent.offersDeposit();
    },
    'request.invalid': () => say(texts.text('badStake', limits)),
  };

  /** @param {unknown} error @param {number} stake */
  const refuse = (error, stake) => {
    const code = errorCodeOf(error);
    const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    if (refusal || ownLimits.showMet(code, error)) {
      unanswered = undefined;
      if (refusal) refusal(fieldsOf(refusedWith(error)));
      else sheet.close();
      return;
    }
    if (endings.endWith(code)) return sheet.close();
    say(texts.text('lostAnswer', { stake: money(stake) }));
  };

  const place = async () => {
    if (isBusy || legs.length === 0) return;
    const stake = readAmount(input.value);
    if (stake === undefined || stake < terms.leastStakeMinor || stake > terms.mostStakeMinor) {
      input.setAttribute('aria-invalid', 'true');
      say(texts.text('badStake', limits));
      input.focus();
      return;
    }
    if (legs.some(({ isClosed, now }) => isClosed || now === null)) return;
    // What was pressed is what was seen: the odds of now.
    for (const leg of legs) leg.odds = leg.now ?? leg.odds;
    unanswered ??= {
      key: newKey(),
      body: { legs: legs.map(({ match, pick, odds }) => ({ matchId: match.id, pick, odds })), stake, accept: accept() },
    };
    isBusy = true;
    say('');
    drawButton();
    try {
      const asked = { ...unanswered.body, idempotencyKey: unanswered.key };
      const placed = /** @type {PlacedSlip} */ (await api.ask('slips', asked));
      unanswered = undefined;
      legs = [];
      sheet.close();
      onChange();
      onPlaced(placed);
    } catch (error) {
      refuse(error, stake);
    } finally {
      isBusy = false;
      draw();
    }
  };

  input.value = FIRST_STAKE;
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid');
    change();
  });
  chips?.append(
    ...CHIPS.filter((minor) => minor <= terms.mostStakeMinor).map((minor) => {
      const chip = make('button', { class: 'chip', type: 'button' }, [money(minor).replace(/\.00$/, '')]);
      chip.addEventListener('click', () => {
        input.value = String(minor / MINOR_PER_MAJOR);
        input.removeAttribute('aria-invalid');
        change();
      });
      return chip;
    }),
  );
  need('accepts', HTMLElement).append(
    ...ACCEPTS.map((value) =>
      make('label', { class: 'accept' }, [
        make('input', { type: 'radio', name: 'accept', value, ...(value === 'same' && { checked: '' }) }),
        texts.text(value),
      ]),
    ),
  );
  need('accepts', HTMLElement).addEventListener('change', change);
  if (hint) hint.textContent = texts.text('stakeHint', { ...limits, payout: money(terms.mostPayoutMinor) });
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
  opener.addEventListener('click', () => {
    draw();
    sheet.showModal();
    parent.tellSheetOpened(() => sheet.close());
  });

  return {
    /** @param {string} matchId @param {string} pick */
    isPicked: (matchId, pick) => legs.some((leg) => leg.match.id === matchId && leg.pick === pick),

    /** Adds a pick, takes it off, or puts it in place of the match's other one. False: there is no room. @param {ShownMatch} match @param {string} pick */
    toggle: (match, pick) => {
      const known = legs.find((leg) => leg.match.id === match.id);
      const odds = match.markets.flatMap(({ picks }) => picks).find((each) => each.pick === pick)?.odds ?? null;
      if (known?.pick !== pick && odds === null) return true;
      if (!known && legs.length >= terms.mostLegs) return false;
      legs = legs.filter((leg) => leg !== known);
      if (known?.pick !== pick && odds !== null) legs.push({ match, pick, odds, now: odds, isClosed: false });
      change();
      draw();
      return true;
    },

    /** What the book says by now of the picks. @param {Book} book */
    refresh: (book) => {
      if (isBusy || unanswered) return;
      for (const leg of legs) {
        const match = book.matches.find(({ id }) => id === leg.match.id);
        leg.isClosed = match === undefined;
        leg.now = match?.markets.flatMap(({ picks }) => picks).find(({ pick }) => pick === leg.pick)?.odds ?? null;
      }
      if (legs.some(({ isClosed }) => isClosed)) say(texts.text('begun'));
      else if (legs.some(({ now }) => now === null)) say(texts.text('oddsGone'));
      else if (isMoved()) say(texts.text('oddsMoved'));
      draw();
    },
  };
};

/** @typedef {ReturnType<typeof createSlip>} Slip */
