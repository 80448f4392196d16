import { START_CALLS_GLOBAL } from '@shared-kernel/contracts/system/document';
import type { Language } from '@shared-kernel/contracts/system/values';
import { hashSource } from '../base/digest.ts';
import type { BrandLook } from '../brands/brand-look.ts';
import { MARK_USE } from '../brands/brand-mark.ts';
import { escapeHtml, tag } from './html.ts';
import { WORDS } from './words.ts';

const OLD_BROWSER_ELEMENT_ID = 'old-browser';

/**
 * Replaces the skeleton by a note in browsers that cannot parse the site's scripts or lack `color-mix`. It is a text and not a function, so
 * that no tool rewrites its ES5. It sets styles one by one: those browsers ignore cascade layers, and under an older policy style attributes.
 * iOS: the tip for its version (browsing §2, other prompts), 40 px above the words on iOS 10 (browsing §9).
 */
export const OLD_BROWSER_SCRIPT = `(function () {
  var failed = false;
  var shown = false;
  function tipFor(ios) {
    var major = ios ? Number(ios[1]) : 0;
    if (major > 0 && major <= 11) return 'ios11';
    return major === 12 && Number(ios[2] || 0) <= 1 ? 'ios12' : 'none';
  }
  function show() {
    var words = document.getElementById('${OLD_BROWSER_ELEMENT_ID}');
    var root = document.getElementById('root');
    if (!failed || shown || !words || !words.content || !root) return;
    shown = true;
    var ios = /(?:iPhone|iPad|iPod).* OS (\\d+)(?:_(\\d+))?/.exec(navigator.userAgent);
    var tip = words.content.querySelector('[data-tip="' + tipFor(ios) + '"]');
    if (tip) tip.removeAttribute('hidden');
    document.body.style.background = words.getAttribute('data-ground');
    document.body.style.color = words.getAttribute('data-text');
    root.style.fontFamily = 'sans-serif';
    if (ios && ios[1] === '10') root.style.paddingTop = '40px';
    root.textContent = '';
    root.appendChild(document.importNode(words.content, true));
  }
  function fail() {
    failed = true;
    show();
  }
  window.addEventListener('error', function (event) {
    if (/SyntaxError/i.test(event.message || '')) fail();
  });
  document.addEventListener('DOMContentLoaded', function () {
    var paints = window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in oklab, red, blue)');
    if (!window.${START_CALLS_GLOBAL} || !paints) fail();
    show();
  });
})();`;

export const oldBrowserScriptHash = (): Promise<string> => hashSource(OLD_BROWSER_SCRIPT);

const note = (title: string, text: string, more = ''): string =>
  `<main class="sk-app sk-note">${MARK_USE}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</main>`;

const tips = (language: Language): string =>
  (['ios12', 'ios11'] as const)
    .map((name) => `<p data-tip="${name}" hidden>${escapeHtml(WORDS[language][name])}</p>`)
    .join('');

/** The note that the script shows. */
export const oldBrowserNote = (language: Language, { themeColor, textColor }: BrandLook): string => {
  const { oldBrowserTitle, oldBrowserText } = WORDS[language];
  const place = { id: OLD_BROWSER_ELEMENT_ID, 'data-ground': themeColor, 'data-text': textColor };
  return `${tag('template', place)}${note(oldBrowserTitle, oldBrowserText, tips(language))}</template>`;
};

/** Covers the skeleton in browsers without scripts. */
export const noScriptNote = (language: Language): string =>
  `<noscript><div class="sk-over">${note(WORDS[language].noScriptTitle, WORDS[language].noScript)}</div></noscript>`;
