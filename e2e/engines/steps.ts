/** A text to look for: part of what stands there in any case of letters, the whole of it, or a pattern. */
export type Wanted =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string };

/** How an element is found, one step after the other, each inside what the one before has found. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Wanted | undefined;
      readonly level?: number | undefined;
    }
  | { readonly by: 'label'; readonly wanted: Wanted }
  | { readonly by: 'attribute'; readonly name: string; readonly wanted: Wanted }
  | { readonly by: 'text'; readonly wanted: Wanted }
  | { readonly by: 'with-text'; readonly wanted: Wanted }
  | { readonly by: 'with'; readonly steps: readonly Step[] }
  /** From 0; -1 is the last. */
  | { readonly by: 'place'; readonly at: number };

/** What can be seen of the elements that some steps lead to. */
export interface Sight {
  readonly count: number;
  /** Of the first one. */
  readonly isVisible: boolean;
  readonly text: string;
  /** What stands in it, if it is a field. */
  readonly value: string;
}

type Queries = Readonly<
  Record<
    'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText',
    (root: Element, wanted: unknown, options?: object) => Element[]
  >
>;

/**
 * Runs inside a page, where Testing Library's queries stand under their usual name: it is sent there as text, and uses
 * nothing from outside.
 */
export const findAll = (steps: readonly Step[]): Element[] => {
  const queries: Queries = Reflect.get(window, 'TestingLibraryDom');
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const fits = (wanted: Wanted, content: string): boolean => {
    if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(content);
    if (wanted.isExact) return plain(content) === plain(wanted.text);
    return plain(content).toLowerCase().includes(plain(wanted.text).toLowerCase());
  };
  const fitting = (wanted: Wanted) => (content: string) => fits(wanted, content);
  const within = (root: Element, step: Step): Element[] => {
    if (step.by === 'css') return [...root.querySelectorAll(step.selector)];
    if (step.by === 'attribute')
      return [...root.querySelectorAll(`[${step.name}]`)].filter((element) =>
        fits(step.wanted, element.getAttribute(step.name) ?? ''),
      );
    if (step.by === 'label') return queries.queryAllByLabelText(root, fitting(step.wanted));
    if (step.by === 'text') return queries.queryAllByText(root, fitting(step.wanted));
    if (step.by !== 'role') return [];
    const { name, level } = step;
    return queries.queryAllByRole(root, step.role, { ...(name && { name: fitting(name) }), ...(level && { level }) });
  };
  const follow = (found: Element[], step: Step): Element[] => {
    if (step.by === 'place') return found.slice(step.at).slice(0, 1);
    if (step.by === 'with-text') return found.filter((element) => fits(step.wanted, element.textContent ?? ''));
    if (step.by === 'with') return found.filter((element) => step.steps.reduce(follow, [element]).length > 0);
    return [...new Set(found.flatMap((element) => within(element, step)))];
  };
  return steps.reduce(follow, [document.documentElement]);
};
