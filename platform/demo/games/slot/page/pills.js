import { need } from '../../kit/dom.js';

/** @import { Values } from '../../kit/texts.js' */
/** @import { SlotTexts, SlotTextKey } from './types.d.ts' */

/** What stands over the reels: what the feature gives, and the meter of the free spins. @param {SlotTexts} texts */
export const createPills = (texts) => {
  const feature = need('feature', HTMLElement);
  const meter = need('meter', HTMLElement);

  return {
    /** @param {SlotTextKey} key @param {Values} [values] */
    showFeature: (key, values) => feature.replaceChildren(...texts.rich(key, values)),

    /** @param {number | undefined} value Undefined outside the free spins, where it multiplies nothing. */
    showMeter: (value) => {
      meter.hidden = value === undefined;
      meter.replaceChildren(...(value === undefined ? [] : texts.rich('meter', { meter: value })));
    },
  };
};

/** @typedef {ReturnType<typeof createPills>} Pills */
