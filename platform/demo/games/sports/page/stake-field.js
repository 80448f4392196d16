import { make, need } from '../../kit/dom.js';

/** @import { BookTexts, Terms } from './types.d.ts' */

const CHIPS = [2000, 5000, 10_000, 50_000, 100_000];
const FIRST_STAKE = '50';
const MINOR_PER_MAJOR = 100;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** @param {string} typed In minor units; undefined for what is no amount. */
const readAmount = (typed) => {
  const text = typed.trim().replaceAll(',', '');
  return AMOUNT.test(text) ? Math.round(Number(text) * MINOR_PER_MAJOR) : undefined;
};

/**
 * What is staked on the slip: typed, or taken from a chip.
 *
 * @param {{ texts: BookTexts, money: (minor: number) => string, terms: Terms, onChange: () => void }} parts
 */
export const createStakeField = ({ texts, money, terms, onChange }) => {
  const input = need('stake', HTMLInputElement);
  const { leastStakeMinor: least, mostStakeMinor: most } = terms;
  const limits = { least: money(least), most: money(most) };
  const change = () => {
    input.removeAttribute('aria-invalid');
    onChange();
  };
  const chips = CHIPS.filter((minor) => minor <= most).map((minor) => {
    const chip = make('button', { class: 'chip', type: 'button' }, [money(minor).replace(/\.00$/, '')]);
    chip.addEventListener('click', () => {
      input.value = String(minor / MINOR_PER_MAJOR);
      change();
    });
    return chip;
  });
  input.value = FIRST_STAKE;
  input.addEventListener('input', change);
  need('chips', HTMLElement).append(...chips);
  need('stake-hint', HTMLElement).textContent = texts.text('stakeHint', {
    ...limits,
    payout: money(terms.mostPayoutMinor),
  });

  return {
    limits,

    /** As typed: 0 for what is no amount. */
    typed: () => readAmount(input.value) ?? 0,

    /** True for a stake that is taken; what is none is marked. */
    check: () => {
      const stake = readAmount(input.value);
      if (stake !== undefined && stake >= least && stake <= most) return true;
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return false;
    },

    /** @param {boolean} isFrozen */
    freeze: (isFrozen) => {
      input.readOnly = isFrozen;
      for (const chip of chips) chip.disabled = isFrozen;
    },
  };
};
