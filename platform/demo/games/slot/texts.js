import { EN } from './texts.en.js';
import { TY } from './texts.ty.js';

/** @import { Language } from './types.d.ts' */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** @typedef {keyof typeof EN} TextKey */

/** @type {Readonly<Record<Language, Readonly<Record<TextKey, string>>>>} */
const TEXTS = { EN, TY };

/** @type {Readonly<Record<Language, string>>} */
const HTML_LANGUAGE = { EN: 'en', TY: 'fil' };

/** @param {string} text @param {Values} values */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * The frame's words in one language.
 *
 * @param {Language} language
 */
export const createTexts = (language) => {
  const texts = TEXTS[language];

  return {
    language,

    /** @param {TextKey} key @param {Values} [values] */
    text: (key, values = {}) => fill(texts[key], values),

    /**
     * A sentence whose parts between `*` stand out.
     *
     * @param {TextKey} key
     * @param {Values} [values]
     */
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
        if (isKey(key)) element.textContent = texts[/** @type {TextKey} */ (key)];
      }
      for (const element of document.querySelectorAll('[data-label]')) {
        const key = element.getAttribute('data-label') ?? undefined;
        if (isKey(key)) element.setAttribute('aria-label', texts[/** @type {TextKey} */ (key)]);
      }
    },
  };
};

/** @typedef {ReturnType<typeof createTexts>} Texts */
