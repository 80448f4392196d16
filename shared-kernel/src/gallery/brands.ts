const BRAND = /\[data-brand=["']?([\w-]+)["']?\]/g;

const selectorsIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? selectorsIn(rule.cssRules) : []),
  ]);

/** The brands that the page's style sheets dress, after the first one, whose tokens are the root's own. */
export const brandsOf = (first: string, sheets: StyleSheetList = document.styleSheets): readonly string[] => {
  const selectors = [...sheets].flatMap((sheet) => selectorsIn(sheet.cssRules));
  const named = selectors.flatMap((selector) => [...selector.matchAll(BRAND)].map(([, brand = '']) => brand));
  return [...new Set([first, ...named])];
};
