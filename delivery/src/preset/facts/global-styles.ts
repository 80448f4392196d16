import { type Selector, transform } from 'lightningcss';

type Component = Selector[number];

const COMBINATORS: Readonly<Record<string, string>> = { descendant: ' ', child: ' > ', 'next-sibling': ' + ' };

/** A selector's part as a reader knows it again; what stands in brackets is left out. */
const partText = (part: Component): string => {
  if (part.type === 'class') return `.${part.name}`;
  if (part.type === 'id') return `#${part.name}`;
  if (part.type === 'type') return part.name;
  if (part.type === 'universal') return '*';
  if (part.type === 'attribute') return `[${part.name}]`;
  if (part.type === 'combinator') return COMBINATORS[part.value] ?? ' ~ ';
  return 'kind' in part ? `:${part.kind}` : '';
};

/** A class of the package's own, also inside `:has()`, `:is()` and `:where()`, or a rule inside one that has it. */
const isOwn =
  (prefix: string) =>
  (part: Component): boolean => {
    if (part.type === 'nesting') return true;
    if (part.type === 'class') return part.name.startsWith(prefix);
    const isAsked =
      part.type === 'pseudo-class' && (part.kind === 'has' || part.kind === 'is' || part.kind === 'where');
    return isAsked && part.selectors.some((selector) => selector.some(isOwn(prefix)));
  };

/**
 * What a stylesheet styles or names beyond the package's own class names (`<package>-…`): `:root`, elements, other packages'
 * classes, `@font-face`, `@property`, and animations without its name. In the order of the sheet, each once.
 */
export const globalStyles = (css: Uint8Array, packageName: string): readonly string[] => {
  const prefix = `${packageName}-`;
  const found = new Set<string>();
  transform({
    filename: 'built.css',
    code: css,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => {
          for (const selector of selectors)
            if (!selector.some(isOwn(prefix))) found.add(selector.map(partText).join(''));
        },
        'font-face': () => void found.add('@font-face'),
        property: ({ value: { name } }) => void found.add(`@property ${name}`),
        keyframes: ({ value: { name } }) => {
          if (!name.value.startsWith(prefix)) found.add(`@keyframes ${name.value}`);
        },
      },
    },
  });
  return [...found];
};
