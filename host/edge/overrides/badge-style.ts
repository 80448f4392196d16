import { hashSource } from '../base/digest.ts';

/**
 * The badge's own styles, inside its shadow root: the releases under test bring none of them and reach none. A tab at the side, where
 * pages have their margin and no bar; its panel ends above the bottom menu.
 */
export const BADGE_STYLE = [
  ':host{position:fixed;z-index:2147483647;inset:0 auto auto 0;font-size:.875rem;line-height:1.25rem;color:var(--text-1,#f3f5fd)}',
  '*{box-sizing:border-box;margin:0}',
  'summary,a{-webkit-tap-highlight-color:transparent}',
  ':focus-visible{outline:2px solid var(--focus,#9cc9ff);outline-offset:2px}',
  'summary{position:fixed;inset:36dvh auto auto 0;display:grid;place-items:center;inline-size:auto;min-width:24px;min-height:44px;padding:12px 2px;writing-mode:vertical-rl;border-radius:0 8px 8px 0;background:var(--text-1,#f3f5fd);color:var(--bg,#0b1020);font-size:.75rem;line-height:1.25rem;font-weight:700;cursor:pointer;list-style:none}',
  'summary::-webkit-details-marker{display:none}',
  'section{position:fixed;inset:calc(env(safe-area-inset-top) + 8px) auto auto 32px;width:min(22rem,100vw - 40px);max-height:calc(100dvh - var(--nav,70px) - env(safe-area-inset-top) - env(safe-area-inset-bottom) - 48px);overflow-y:auto;padding:16px;border:1px solid var(--line,#232d52);border-radius:14px;background:var(--surface-1,#131a33);box-shadow:0 10px 28px -10px rgb(2 4 12/.8)}',
  'h2{font-size:1.0625rem;line-height:1.5rem}',
  'p{color:var(--text-2,#b7c1df)}',
  'ul{padding:0;list-style:none}',
  'li{padding-block:8px;border-top:1px solid var(--line,#232d52)}',
  'ul+*{margin-top:8px}p+ul{margin-top:12px}',
  'b{display:block;overflow-wrap:anywhere}',
  'span{color:var(--text-2,#b7c1df)}',
  '[data-source=override] .source{color:var(--text-1,#f3f5fd);font-weight:700}',
  'a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600;text-underline-offset:3px}',
  'a.end{display:flex;justify-content:center;border:1px solid var(--line-strong,#36426f);border-radius:10px;text-decoration:none}',
  '[data-ended]{color:var(--text-1,#f3f5fd);font-weight:700}[data-ended]:empty{display:none}',
].join('');

export const badgeStyleHash = (): Promise<string> => hashSource(BADGE_STYLE);
