import type { PartnerTheme } from './channel.ts';

/** Tokens that an affiliate's page may set: `--agent-area-accent-from` and so on. */
const TOKENS = [
  'bg',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'text-1',
  'text-2',
  'text-3',
  'accent-from',
  'accent-to',
  'on-accent',
  'info',
  'focus',
] as const;

/** What follows from a token that is set, where the brand's own look says something of its own. */
const FOLLOWING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bg: { bar: 'var(--bg)', 'nav-bg': 'var(--bg)', 'bg-deep': 'var(--bg)', 'bg-glow': 'linear-gradient(#0000, #0000)' },
  line: { 'line-strong': 'var(--line)' },
  'text-3': { 'field-line': 'var(--text-3)' },
  'accent-from': {
    accent: 'linear-gradient(102deg, var(--accent-from), var(--accent-to))',
    'accent-glow': '0 0 #0000',
  },
};

/** Puts an affiliate's colours over the brand's; what is no colour is left out. */
export const wearTheme = (theme: PartnerTheme | undefined, { style }: HTMLElement): void => {
  for (const token of TOKENS) {
    const colour = theme?.colours?.[token];
    const isColour = typeof colour === 'string' && CSS.supports('color', colour);
    const following = Object.entries(FOLLOWING[token] ?? {});
    for (const [name, value] of [[token, colour] as const, ...following]) {
      if (isColour && value !== undefined) style.setProperty(`--${name}`, value);
      else style.removeProperty(`--${name}`);
    }
  }
  style.colorScheme = theme?.scheme === 'light' || theme?.scheme === 'dark' ? theme.scheme : '';
};
