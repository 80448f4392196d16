import { errorCodeOf, newKey } from '../api.js';
import { make } from '../dom.js';
import { LOCALE, moneyWriter } from '../money.js';
import { createTexts } from '../texts.js';
import { roundLink } from './round-link.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { CheckableRound, Fairness } from '../../../../src/play/games/fairness.ts' */
/** @import { GameApi } from '../api.js' */
/** @import { Language } from '../types.d.ts' */

const SEED = /^[\w-]{1,64}$/;
const SEED_LETTERS = 16;
const SITE_ZONE = 'Asia/Manila';

/**
 * The menu's last part: what is promised for the next rounds, the player's own seed, and the rounds to check.
 *
 * @param {{ language: Language, currency: string, api: GameApi }} parts
 */
export const createFairness = ({ language, currency, api }) => {
  const texts = createTexts(language, { EN, TY });
  const money = moneyWriter(language, currency);
  const clock = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: SITE_ZONE,
  });
  const title = make('h3', { id: 'fair-title', tabindex: '-1' }, [texts.text('fairTitle')]);
  const promised = make('dl', { class: 'facts seeds' });
  const rounds = make('ol', { class: 'checks' });
  const none = make('p', {}, [texts.text('noRounds')]);
  const earlier = make('button', { class: 'plain-button line-button', type: 'button' }, [texts.text('earlierRounds')]);
  const retry = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
  const status = make('p', { role: 'status', class: 'seed-status' });
  const input = make('input', {
    id: 'next-seed',
    class: 'seed-input',
    maxlength: '64',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'next-seed-hint',
  });
  const form = make('form', { class: 'seed-form', novalidate: '' }, [
    make('label', { for: 'next-seed' }, [texts.text('nextSeed')]),
    input,
    make('p', { id: 'next-seed-hint' }, [texts.text('nextSeedHint')]),
    make('button', { class: 'plain-button', type: 'submit' }, [texts.text('changeSeeds')]),
  ]);
  const seedsPart = make('div', {}, [make('p', {}, [texts.text('fairIntro')]), promised, form]);
  const roundsPart = make('div', {}, [make('h4', {}, [texts.text('lastRounds')]), none, rounds, earlier]);
  /** @type {Fairness | undefined} */
  let shown;
  let isBusy = false;

  /** @param {CheckableRound} round @param {string} time */
  const wayOf = (round, time) => {
    const { nonce, proof } = round;
    if (!proof) return make('span', {}, [texts.text('notRevealed')]);
    if (!api.isAsAnswered(round)) return make('span', {}, [texts.text('notPromised')]);
    const label = texts.text('checkRound', { nonce, time });
    const link = { href: roundLink(proof, language), target: '_blank', rel: 'noopener', 'aria-label': label };
    return make('a', link, [texts.text('check')]);
  };

  /** @param {CheckableRound} round */
  const rowOf = (round) => {
    const { nonce, gameName, placedAt, stakeMinor, payoutMinor } = round;
    const time = clock.format(new Date(placedAt));
    const values = { nonce, game: gameName, time, stake: money(stakeMinor), payout: money(payoutMinor) };
    return make('li', {}, [make('span', {}, [texts.text('roundOf', values)]), wayOf(round, time)]);
  };

  /** @param {Fairness} fairness */
  const addRounds = (fairness) => {
    shown = fairness;
    rounds.append(...fairness.rounds.map(rowOf));
    none.hidden = rounds.childElementCount > 0;
    earlier.hidden = fairness.before === undefined;
  };

  /** @param {boolean} isShown */
  const setShown = (isShown) => {
    for (const part of [seedsPart, roundsPart]) part.hidden = !isShown;
    retry.hidden = true;
  };

  /** @param {Fairness} fairness */
  const show = (fairness) => {
    const { seedHash, clientSeed, rounds: count, nextHash } = fairness.seeds;
    const list = /** @type {const} */ ([
      ['ourHash', seedHash],
      ['yourSeed', clientSeed],
      ['roundsDrawn', String(count)],
      ['nextHash', nextHash],
    ]);
    promised.replaceChildren(
      ...list.map(([key, value]) => make('div', {}, [make('dt', {}, [texts.text(key)]), make('dd', {}, [value])])),
    );
    rounds.replaceChildren();
    addRounds(fairness);
    setShown(true);
  };

  /** @param {keyof typeof EN} key @param {{ isInvalid?: boolean }} [how] */
  const say = (key, { isInvalid = false } = {}) => {
    input.setAttribute('aria-invalid', String(isInvalid));
    status.textContent = texts.text(key);
    if (isInvalid) input.focus();
  };

  /** One call at a time; its failure is said, and nothing is lost. @param {() => Promise<void>} work @param {(error: unknown) => void} onFailure */
  const run = async (work, onFailure) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      isBusy = false;
    }
  };

  /** What was typed stays until it is the player's seed. */
  const changeSeeds = () => {
    const clientSeed = input.value.trim();
    const seedHash = shown?.seeds.seedHash ?? '';
    if (!SEED.test(clientSeed)) return say('seedInvalid', { isInvalid: true });
    say('changing');
    void run(
      async () => {
        const changed = await api.changeSeeds({ clientSeed, seedHash });
        show(changed);
        if (changed.seeds.clientSeed !== clientSeed) return say('changedElsewhere');
        input.value = newKey().slice(0, SEED_LETTERS);
        say(changed.seeds.seedHash === seedHash ? 'changedEarly' : 'changed');
      },
      (error) => {
        const isInvalid = errorCodeOf(error) === 'request.invalid';
        say(isInvalid ? 'seedInvalid' : 'changeFailed', { isInvalid });
      },
    );
  };

  const load = () => {
    setShown(false);
    say('fairLoading');
    void run(
      async () => {
        show(await api.fairness());
        status.textContent = '';
      },
      () => {
        retry.hidden = false;
        say('fairFailed');
      },
    );
  };

  const loadEarlier = () =>
    run(
      async () => {
        const before = rounds.childElementCount;
        addRounds(await api.fairness(shown?.before));
        const first = rounds.children[before];
        if (first instanceof HTMLElement) {
          first.tabIndex = -1;
          first.focus();
        }
      },
      () => say('fairFailed'),
    );

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changeSeeds();
  });
  earlier.addEventListener('click', () => void loadEarlier());
  retry.addEventListener('click', () => {
    title.focus();
    load();
  });
  input.value = newKey().slice(0, SEED_LETTERS);
  load();
  return make('section', { 'aria-labelledby': 'fair-title' }, [title, seedsPart, status, retry, roundsPart]);
};
