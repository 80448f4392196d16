import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { Language } from './types.d.ts' */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** @typedef {keyof typeof EN} TextKey What every game says. */

/** @type {Readonly<Record<Language, Readonly<Record<TextKey, string>>>>} */
const COMMON = { EN, TY };

/** @type {Readonly<Record<Language, string>>} */
const HTML_LANGUAGE = { EN: 'en', TY: 'fil' };

/** @param {string} text @param {Values} values */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * @template {string} Key
 * @typedef {{ readonly language: Language, text: (key: Key, values?: Values) => string,
 *   rich: (key: Key, values?: Values) => (string | HTMLElement)[], apply: () => void }} TextsOf
 */
/** @typedef {TextsOf<TextKey>} Texts What the kit needs of a game's texts. */

/**
 * The frame's words in one language: every game's, and the game's own.
 *
 * @template {string} Own
 * @param {Language} language
 * @param {Readonly<Record<Language, Readonly<Record<Own, string>>>>} own
 * @returns {TextsOf<TextKey | Own>}
 */
export const createTexts = (language, own) => {
  /** @type {Readonly<Record<TextKey | Own, string>>} */
  const texts = { ...COMMON[language], ...own[language] };

  return {
    language,

    text: (key, values = {}) => fill(texts[key], values),

    /** A sentence whose parts between `*` stand out. */
    rich: (key, values = {}) =>
      fill(texts[key], values)
        .split('*')
        .map((part, index) => {
          if (index % 2 === 0) return part;
          const strong = document.createElement('b');
          strong.textContent = part;
          return strong;
        }),

    /** Writes the words of the page itself. */
    apply: () => {
      document.documentElement.lang = HTML_LANGUAGE[language];
      const isKey = (/** @type {string | undefined} */ key) => key !== undefined && key in texts;
      for (const element of document.querySelectorAll('[data-text]')) {
        const key = element.getAttribute('data-text') ?? undefined;
        if (isKey(key)) element.textContent = texts[/** @type {TextKey | Own} */ (key)];
      }
      for (const element of document.querySelectorAll('[data-label]')) {
        const key = element.getAttribute('data-label') ?? undefined;
        if (isKey(key)) element.setAttribute('aria-label', texts[/** @type {TextKey | Own} */ (key)]);
      }
    },
  };
};
