import { checkRound, isRoundProof } from '../../fair-random/check-round.ts';
import { make, need } from '../../kit/dom.js';
import { proofTextOf } from '../../kit/fairness/round-link.js';
import { decimal } from '../../kit/money.js';
import { createTexts } from '../../kit/texts.js';
import { HASHES } from './hashes.js';
import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { RoundCheck, RoundProof, RoundRules } from '../../../../src/play/fair-random/check-round.ts' */

const GAME = /^[a-z][a-z0-9-]*$/;

const texts = createTexts(new URLSearchParams(location.search).get('lang') === 'TY' ? 'TY' : 'EN', { EN, TY });
const record = need('record', HTMLTextAreaElement);
const result = need('result', HTMLElement);
const verdictLine = need('verdict', HTMLElement);

/** @param {string} text @returns {RoundProof | undefined} */
const readProof = (text) => {
  try {
    const proof = JSON.parse(text);
    return isRoundProof(proof) ? proof : undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} game @returns {Promise<RoundRules | undefined>} */
const rulesOf = async (game) => {
  if (!GAME.test(game)) return undefined;
  const loaded = await import(`/wps/play/frames/${game}/rules/rules.ts`).catch(() => undefined);
  return loaded?.rules;
};

/** @param {string} text @param {boolean} isRight */
const sayVerdict = (text, isRight) => {
  verdictLine.className = isRight ? 'verdict' : 'verdict verdict-wrong';
  verdictLine.textContent = text;
};

/** @param {RoundProof} proof @param {RoundCheck} check */
const pointsOf = (proof, check) => {
  const { isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame, payoutMinor, outcome } = check;
  const isRight = isSeedPromised && isSeedMixed && isOutcomeSame && isPayoutSame;
  const amounts = { amount: decimal(payoutMinor), paid: decimal(proof.payoutMinor) };
  const points = [
    { isMet: isSeedPromised, text: texts.text(isSeedPromised ? 'seedRight' : 'seedWrong') },
    ...(proof.seedMarks ? [{ isMet: isSeedMixed, text: texts.text(isSeedMixed ? 'mixRight' : 'mixWrong') }] : []),
    { isMet: isOutcomeSame, text: texts.text(isOutcomeSame ? 'resultRight' : 'resultWrong') },
    { isMet: isPayoutSame, text: texts.text(isPayoutSame ? 'payoutRight' : 'payoutWrong', amounts) },
  ];
  const facts = /** @type {const} */ ([
    ['seedHash', proof.seedHash],
    [proof.seedMarks ? 'tableSeed' : 'clientSeed', proof.clientSeed],
    ...(proof.round === undefined
      ? [/** @type {const} */ (['nonce', String(proof.nonce)])]
      : [
          /** @type {const} */ (['shoe', String(proof.nonce)]),
          /** @type {const} */ (['roundOfShoe', String(proof.round + 1)]),
        ]),
    ['game', proof.game],
    ['betNo', String(proof.betNo ?? '')],
    ['staked', decimal(proof.stakeMinor)],
    ['paid', decimal(proof.payoutMinor)],
  ]);
  sayVerdict(texts.text(isRight ? 'right' : 'wrong'), isRight);
  return [
    make(
      'ul',
      { class: 'points' },
      points.map(({ isMet, text }) => make('li', { class: isMet ? 'met' : 'missed' }, [text])),
    ),
    make(
      'dl',
      { class: 'facts seeds' },
      facts.map(([key, value]) => make('div', {}, [make('dt', {}, [texts.text(key)]), make('dd', {}, [value])])),
    ),
    make('details', { class: 'printed' }, [
      make('summary', {}, [texts.text('computed')]),
      make('pre', {}, [JSON.stringify(outcome, null, 1)]),
    ]),
  ];
};

/** @param {string} text */
const refuse = (text) => {
  sayVerdict(text, false);
  result.replaceChildren();
};

const check = async () => {
  const { value } = record;
  const proof = readProof(record.value);
  if (!proof) return refuse(texts.text('unreadable'));
  verdictLine.className = '';
  verdictLine.textContent = texts.text('checking');
  result.replaceChildren();
  const rules = await rulesOf(proof.game);
  // Another record was asked for meanwhile.
  if (record.value !== value) return;
  if (!rules) return refuse(texts.text('unknownGame', { game: proof.game }));
  try {
    result.replaceChildren(...pointsOf(proof, checkRound(proof, rules, HASHES)));
  } catch {
    refuse(texts.text('unreadable'));
  }
};

texts.apply();
document.title = texts.text('title');
need('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});

/** The record of the address, if it brings one. */
const readAddress = () => {
  record.value = proofTextOf(location.hash);
  if (record.value !== '') void check();
};
window.addEventListener('hashchange', readAddress);
readAddress();
