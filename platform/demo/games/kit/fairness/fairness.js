import { errorCodeOf, newKey } from '../api.js';
import { make } from '../dom.js';
import { moneyWriter } from '../money.js';
import { createTexts } from '../texts.js';
import { checkLink, createFairPart, timeWriter } from './fair-part.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { CheckableRound, Fairness } from '../../../../src/play/games/fairness.ts' */
/** @import { GameApi } from '../api.js' */
/** @import { Language } from '../types.d.ts' */

const SEED = /^[\w-]{1,64}$/;
const SEED_LETTERS = 16;

/**
 * The menu's last part: what is promised for the next rounds, the player's own seed, and the rounds to check.
 *
 * @param {{ language: Language, currency: string, api: GameApi }} parts
 */
export const createFairness = ({ language, currency, api }) => {
  const texts = createTexts(language, { EN, TY });
  const money = moneyWriter(language, currency);
  const timeOf = timeWriter(language);
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
  /** Of the page that was answered last. */
  let seedHash = '';

  /** @param {Fairness} fairness */
  const heard = (fairness) => {
    seedHash = fairness.seeds.seedHash;
    return fairness;
  };

  /** @param {CheckableRound} round @param {string} time */
  const wayOf = (round, time) => {
    const { nonce, proof } = round;
    if (!proof) return make('span', {}, [texts.text('notRevealed')]);
    if (!api.isAsAnswered(round)) return make('span', {}, [texts.text('notPromised')]);
    return checkLink(texts, proof, texts.text('checkRound', { nonce, time }));
  };

  /** @param {CheckableRound} round */
  const rowOf = (round) => {
    const { nonce, gameName, placedAt, stakeMinor, payoutMinor } = round;
    const time = timeOf(placedAt);
    const values = { nonce, game: gameName, time, stake: money(stakeMinor), payout: money(payoutMinor) };
    return make('li', {}, [make('span', {}, [texts.text('roundOf', values)]), wayOf(round, time)]);
  };

  const part = createFairPart({
    texts,
    ask: async (before) => heard(await api.fairness(before)),
    factsOf: (/** @type {Fairness} */ { seeds }) => [
      [texts.text('ourHash'), seeds.seedHash],
      [texts.text('yourSeed'), seeds.clientSeed],
      [texts.text('roundsDrawn'), String(seeds.rounds)],
      [texts.text('nextHash'), seeds.nextHash],
    ],
    rowsOf: ({ rounds }) => rounds.map(rowOf),
    form: [form],
  });

  /** @param {keyof typeof EN} key @param {{ isInvalid?: boolean }} [how] */
  const say = (key, { isInvalid = false } = {}) => {
    input.setAttribute('aria-invalid', String(isInvalid));
    part.say(texts.text(key));
    if (isInvalid) input.focus();
  };

  /** What was typed stays until it is the player's seed. */
  const changeSeeds = () => {
    const clientSeed = input.value.trim();
    const asked = { clientSeed, seedHash };
    if (!SEED.test(clientSeed)) return say('seedInvalid', { isInvalid: true });
    say('changing');
    void part.run(
      async () => {
        const changed = heard(await api.changeSeeds(asked));
        part.show(changed);
        if (changed.seeds.clientSeed !== clientSeed) return say('changedElsewhere');
        input.value = newKey().slice(0, SEED_LETTERS);
        say(changed.seeds.seedHash === asked.seedHash ? 'changedEarly' : 'changed');
      },
      (error) => {
        const isInvalid = errorCodeOf(error) === 'request.invalid';
        say(isInvalid ? 'seedInvalid' : 'changeFailed', { isInvalid });
      },
    );
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changeSeeds();
  });
  input.value = newKey().slice(0, SEED_LETTERS);
  part.load();
  return part.section;
};
