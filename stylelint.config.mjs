/** Colours, radii, spacing, type sizes and durations come from the kernel's tokens; only the files that define them are free. */
const TOKENS = 'shared-kernel/src/styles/{tokens,hues}.css';

const COLOURS = ['/color$/', 'fill', 'stroke'];
const SPACES = ['/^(padding|margin)(-|$)/', '/gap$/'];
const STEPS = ['/^border(-[a-z-]+)?-radius$/', 'font-size'];
const DURATIONS = ['/(animation|transition)-duration/'];

/** What is no choice of the look: nothing, inheritance, layout's own words. */
const WORDS = ['inherit', 'currentColor', 'transparent', 'none', 'initial', 'unset', 'auto', '0'];
/** A hairline or an optical correction, too small to be a step. */
const HAIRLINE = '/^-?[123]px$/';
/** A share of the box itself. */
const SHARE = '/^-?[\\d.]+%$/';

export default {
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '**/.types/**'],
  rules: {
    'color-named': 'never',
    'color-no-invalid-hex': true,
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'no-descending-specificity': null,
    'selector-max-id': 0,
    'selector-class-pattern': [
      '^(?!(is|has)[A-Z-])(?!(active|selected|checked|pressed|open|closed|disabled|current|hidden)$)[a-z][a-zA-Z0-9-]*$',
      { message: 'State is data-* or aria-*; a class names what something is.' },
    ],
    // Inside a component parts may lie over each other by a step or two; what covers the page has a named height.
    'declaration-property-value-allowed-list': [
      { 'z-index': ['auto', '/^-?[012]$/', '/^var\\(--z-/'] },
      { message: (property, value) => `"${property}: ${value}" is a height of its own: use a --z token.` },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(transition|animation)(-duration|-delay)?$/': [/(?<![\w.-])[\d.]*[1-9]\d*m?s\b/],
        '/^(color|background|fill|stroke|outline|border)|-color$/': [
          /#[\da-f]{3,8}\b/i,
          /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
        ],
        '/^font(-size)?$/': [/\d(px|rem)\b/],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" names a colour, a time or a size of its own: use a token.`,
      },
    ],
    'scale-unlimited/declaration-strict-value': [
      [...COLOURS, ...SPACES, ...STEPS, ...DURATIONS],
      {
        ignoreValues: { '': WORDS, ...Object.fromEntries(SPACES.map((space) => [space, [...WORDS, HAIRLINE, SHARE]])) },
        disableFix: true,
      },
    ],
  },
  overrides: [{ files: [TOKENS], rules: { 'scale-unlimited/declaration-strict-value': null } }],
};
