import { make, need } from '../../kit/dom.js';
import { areWhole, LOCALE, moneyWriter } from '../../kit/money.js';
import { createBets } from './bets.js';

/** @import { Faces, WheelFrame, WheelKind, WheelStage, WheelState } from './types.d.ts' */

/**
 * Where chips are laid: a field for each kind, what takes them off again, and what they are in all.
 *
 * @param {{ frame: WheelFrame, stage: WheelStage, state: WheelState, faces: Faces }} parts
 */
export const createCloth = ({ frame, stage, state, faces }) => {
  const { texts, sound } = frame;
  const { desk, money, waysOut } = stage;
  const { segments, multipliers, mostChips } = state.rules;
  const host = need('kinds', HTMLElement);
  const total = need('total', HTMLElement);
  const [undo, clear, repeat] = ['undo', 'clear', 'repeat'].map((id) => need(id, HTMLButtonElement));
  const list = new Intl.ListFormat(LOCALE[texts.language]);
  const whole = moneyWriter(texts.language, state.currency, { isWhole: true });
  const bets = createBets(mostChips);
  const kinds = /** @type {WheelKind[]} */ (Object.keys(multipliers));
  let isLocked = false;

  /** @param {number} count */
  const worth = (count) => count * desk.stake();
  /** @param {number} minor */
  const short = (minor) => (areWhole([minor]) ? whole : money)(minor);

  const fields = kinds.map((kind) => {
    const pile = make('span', { class: 'pile' });
    const details = make('span', { class: 'unseen' });
    const field = make('button', { class: 'kind', type: 'button' }, [
      make('img', { src: faces[kind].url, alt: '', draggable: 'false' }),
      make('b', {}, [`×${multipliers[kind]}`]),
      pile,
      details,
    ]);
    for (const [name, colour] of Object.entries(state.theme.cloths[kind]))
      field.style.setProperty(`--cloth-${name}`, colour);
    field.addEventListener('click', () => lay(kind));
    return { kind, field, pile, details };
  });

  /** @param {WheelKind} kind @param {number} count */
  const detailsOf = (kind, count) => {
    const values = {
      name: faces[kind].name,
      segments: segments.filter((printed) => printed === kind).length,
      all: segments.length,
    };
    if (count === 0) return texts.text('sayKind', values);
    return texts.text('sayKindLaid', { ...values, count, amount: money(worth(count)) });
  };

  const draw = () => {
    const shown = bets.shown();
    const isLast = shown !== bets.now();
    host.toggleAttribute('data-last', isLast);
    host.toggleAttribute('data-empty', bets.count() === 0);
    for (const { kind, field, pile, details } of fields) {
      const count = shown[kind] ?? 0;
      pile.textContent = count === 0 ? '' : short(worth(count));
      field.toggleAttribute('data-laid', count > 0);
      details.textContent = ` ${detailsOf(kind, isLast ? 0 : count)}`;
      field.setAttribute('aria-disabled', String(isLocked));
    }
    total.textContent = money(worth(bets.count()));
    undo?.setAttribute('aria-disabled', String(isLocked || !bets.canUndo()));
    clear?.setAttribute('aria-disabled', String(isLocked || !bets.canClear()));
    repeat?.setAttribute('aria-disabled', String(isLocked || !bets.canRepeat()));
  };

  const announceAll = () => {
    const laid = Object.entries(bets.now()).map(([kind, count]) =>
      texts.text('sayCount', { count, symbol: faces[/** @type {WheelKind} */ (kind)].name }),
    );
    if (laid.length === 0) desk.announce('sayNoChips');
    else desk.announce('sayChips', { chips: list.format(laid), total: money(worth(bets.count())) });
  };

  const changed = () => {
    waysOut.hide();
    for (const { field } of fields) field.removeAttribute('data-won');
    sound.stop();
    draw();
  };

  /** @param {WheelKind} kind */
  const lay = (kind) => {
    if (isLocked) return;
    if (!bets.lay(kind)) {
      desk.say('full', { most: mostChips }, 'quiet');
      desk.announce('full', { most: mostChips });
      return;
    }
    changed();
    const count = bets.now()[kind] ?? 0;
    desk.announce('sayLaid', { name: faces[kind].name, count, total: money(worth(bets.count())) });
  };

  /** @param {HTMLButtonElement | undefined} button @param {() => void} step */
  const listen = (button, step) =>
    button?.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      step();
      changed();
      announceAll();
    });
  listen(undo, bets.undo);
  listen(clear, bets.clear);
  listen(repeat, bets.repeat);
  host.replaceChildren(...fields.map(({ field }) => field));
  draw();

  return {
    chips: bets.now,
    count: bets.count,

    /** Nothing is laid: says so. */
    ask: () => {
      desk.say('invitation', {}, 'quiet');
      announceAll();
    },

    /** A chip has another value. */
    revalue: () => {
      draw();
      if (bets.count() > 0) announceAll();
    },

    /** @param {boolean} wanted */
    lock: (wanted) => {
      isLocked = wanted;
      draw();
    },

    /** The round is over: its chips are taken off. */
    finish: () => {
      bets.finish();
      draw();
    },

    /** @param {WheelKind} kind */
    light: (kind) => {
      for (const each of fields) each.field.toggleAttribute('data-won', each.kind === kind);
    },
  };
};

/** @typedef {ReturnType<typeof createCloth>} Cloth */
