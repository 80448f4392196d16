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
 * The menu's last part: what is promised for the next rounds, the player's own seed, and the last rounds to check.
 *
 * @param {{ language: Language, currency: string, api: GameApi }} parts
 */
export const createFairness = ({ language, currency, api }) => {
  const texts = createTexts(language, { EN, TY });
  const money = moneyWriter(language, currency);
  const clock = new Intl.DateTimeFormat(LOCALE[language], { timeStyle: 'medium', timeZone: SITE_ZONE });
  const body = make('div');
  const status = make('p', { role: 'status' });
  const input = make('input', {
    id: 'next-seed',
    class: 'seed-input',
    maxlength: '64',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'next-seed-hint',
  });
  let isChanging = false;

  /** @param {CheckableRound} round */
  const roundRow = ({ placedAt, stakeMinor, payoutMinor, proof }) => {
    const time = clock.format(new Date(placedAt));
    const said = texts.text('roundOf', { time, stake: money(stakeMinor), payout: money(payoutMinor) });
    const label = texts.text('checkRound', { time });
    const link = proof && { href: roundLink(proof, language), target: '_blank', rel: 'noopener', 'aria-label': label };
    const way = link ? make('a', link, [texts.text('check')]) : make('span', {}, [texts.text('notTold')]);
    return make('li', {}, [make('span', {}, [said]), way]);
  };

  /** @param {readonly CheckableRound[]} rounds */
  const lastRounds = (rounds) =>
    rounds.length === 0
      ? make('p', {}, [texts.text('noRounds')])
      : make('ol', { class: 'checks' }, rounds.map(roundRow));

  /** @param {Fairness} fairness */
  const promises = ({ seeds }) => {
    const list = /** @type {const} */ ([
      ['ourHash', seeds.seedHash],
      ['yourSeed', seeds.clientSeed],
      ['roundsDrawn', String(seeds.rounds)],
      ['nextHash', seeds.nextHash],
    ]);
    const entries = list.map(([key, value]) =>
      make('div', {}, [make('dt', {}, [texts.text(key)]), make('dd', {}, [value])]),
    );
    return make('dl', { class: 'facts seeds' }, entries);
  };

  /** @param {Fairness} fairness @param {keyof typeof EN} [said] */
  const show = (fairness, said) => {
    const change = make('button', { class: 'plain-button', type: 'submit' }, [texts.text('changeSeeds')]);
    const form = make('form', { class: 'seed-form', novalidate: '' }, [
      make('label', { for: 'next-seed' }, [texts.text('nextSeed')]),
      input,
      make('p', { id: 'next-seed-hint' }, [texts.text('nextSeedHint')]),
      change,
      status,
    ]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void changeSeeds(fairness);
    });
    input.value = newKey().slice(0, SEED_LETTERS);
    body.replaceChildren(
      make('p', {}, [texts.text('fairIntro')]),
      promises(fairness),
      form,
      make('h4', {}, [texts.text('lastRounds')]),
      lastRounds(fairness.rounds),
    );
    if (said) {
      status.textContent = texts.text(said);
      change.focus();
    }
  };

  /** @param {boolean} isInvalid @param {keyof typeof EN} key */
  const say = (isInvalid, key) => {
    input.setAttribute('aria-invalid', String(isInvalid));
    status.textContent = texts.text(key);
    if (isInvalid) input.focus();
  };

  /** What was typed stays until the seeds have changed. @param {Fairness} shown */
  const changeSeeds = async ({ seeds }) => {
    if (isChanging) return;
    const clientSeed = input.value.trim();
    if (!SEED.test(clientSeed)) return say(true, 'seedInvalid');
    isChanging = true;
    say(false, 'changing');
    try {
      const changed = await api.changeSeeds({ clientSeed, seedHash: seeds.seedHash });
      show(changed, changed.seeds.seedHash === seeds.seedHash ? 'changedEarly' : 'changed');
    } catch (error) {
      const isInvalid = errorCodeOf(error) === 'request.invalid';
      say(isInvalid, isInvalid ? 'seedInvalid' : 'changeFailed');
    } finally {
      isChanging = false;
    }
  };

  const load = async () => {
    body.replaceChildren(make('p', { role: 'status' }, [texts.text('fairLoading')]));
    try {
      show(await api.fairness());
    } catch {
      const again = make('button', { class: 'plain-button', type: 'button' }, [texts.text('retry')]);
      again.addEventListener('click', () => void load());
      body.replaceChildren(make('p', { role: 'status' }, [texts.text('fairFailed')]), again);
    }
  };

  void load();
  return make('section', {}, [make('h3', {}, [texts.text('fairTitle')]), body]);
};
