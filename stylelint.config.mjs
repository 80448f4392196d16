import stylelint from 'stylelint';

/** Colours, radii, spacing, type sizes and durations come from tokens, the kernel's or a game's own; only the files that define them are free. */
const TOKENS = [
  'shared-kernel/ui/src/styles/{tokens,hues}.css',
  'host/brands/*/*.css',
  'platform/demo/games/kit/styles/tokens.css',
  'platform/demo/games/*/page/styles/tokens.css',
];

const COLOURS = ['/color$/', 'fill', 'stroke'];
const SPACES = ['/^(padding|margin)(-|$)/', '/gap$/'];
const STEPS = ['/^border(-[a-z-]+)?-radius$/', 'font-size'];
const DURATIONS = ['/(animation|transition)-duration/'];

/** Any property: a shadow and a filter, too. A mask has no colour, and a component may name what lies on a picture (`--on-art`). */
const COLOURED = '/^(?!--|(?:-webkit-)?mask)/';
const OWN_COLOUR = [/#[\da-f]{3,8}\b/i, /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/];

/** The few colours of whoever has forced their own. */
const SYSTEM = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'ButtonBorder', 'GrayText'];
/** What is no choice of the look: nothing, inheritance, layout's own words. */
const WORDS = ['inherit', ...SYSTEM, 'currentColor', 'transparent', 'none', 'initial', 'unset', 'auto', '0'];
/** A hairline or an optical correction, too small to be a step. */
const HAIRLINE = '/^-?[123]px$/';
/** A share of the box itself. */
const SHARE = '/^-?[\\d.]+%$/';

const GROWS = 'tala/text-grows';
const GROWS_MESSAGES = stylelint.utils.ruleMessages(GROWS, {
  rejected: (value) => `"height: ${value}" cuts text that a reader has set larger: use min-height or rem.`,
});
/** Stays as it is at every text size: px from 10 up, a finger's size. */
const UNMOVED = /\b\d{2,}(?:\.\d+)?px\b|var\(--(?:tap|control)\)/;
const MOVES = /rem\b|\dlh\b|var\(--(?:top|head|nav|[tl]-)/;

/** A height that does not grow with the text size is for what has no text: pictures and signs, whose width is given as well, and grounds. */
const textGrows = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls('height', (declaration) => {
    const { value, parent } = declaration;
    if (!UNMOVED.test(value) || MOVES.test(value)) return;
    if (parent.some(({ prop }) => prop === 'width' || prop === 'content')) return;
    stylelint.utils.report({
      ruleName: GROWS,
      result,
      node: declaration,
      message: GROWS_MESSAGES.rejected,
      messageArgs: [value],
    });
  });
};
textGrows.ruleName = GROWS;
textGrows.messages = GROWS_MESSAGES;

export default {
  plugins: ['stylelint-declaration-strict-value', stylelint.createPlugin(GROWS, textGrows)],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '**/.types/**'],
  rules: {
    [GROWS]: true,
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
        [COLOURED]: OWN_COLOUR,
        '/^font(-size)?$/': [/\d(px|rem)\b/],
        // A step's own share of its size, so that lines grow with any text size.
        'line-height': [/\d[a-z%]/, /var\(--(?!l-)/],
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
  overrides: [
    {
      files: TOKENS,
      rules: { 'scale-unlimited/declaration-strict-value': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
};
