/** One declaration taken apart: every member by its path, with the text of its type. `{…}` stands for members of their own. */
export type Shape = ReadonlyMap<string, string>;

const TOKEN = /"[^"]*"|'[^']*'|`[^`]*`|[{};]|[^{};"'`]+/g;
const HEAD = /^(?:export )?(?:declare )?(?:abstract )?(?:const|type|interface|class|function|let|var) ([\w$]+)/;
const MEMBER = /^(?:static |readonly |abstract )*(["'`]?[\w$.-]+["'`]?)\??\s*[:(<]/;

/** The name that a declaration or member is known by; one without a name is known by its whole text. */
export const nameOf = (text: string): string => HEAD.exec(text)?.[1] ?? MEMBER.exec(text)?.[1] ?? text;

const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** Members that a caller supplies: of a parameter, or of an endpoint's input. */
const isAsked = (before: string): boolean => isOpen(before) || /\bEndpoint<[^,]*$/.test(before);

/** The marker in a path: what stands behind it is supplied by callers. */
export const ASKED = '()';

interface Block {
  /** The text up to its brace. */
  readonly before: string;
  body: string;
}

/** A member's text with its blocks taken out. */
const takeBlocks = (member: string): { readonly text: string; readonly blocks: readonly Block[] } => {
  const blocks: Block[] = [];
  let text = '';
  let depth = 0;
  for (const token of member.match(TOKEN) ?? []) {
    if (token === '}') depth -= 1;
    const block = depth > 0 ? blocks.at(-1) : undefined;
    if (block) block.body += token;
    else text += token === '{' ? '{…' : token;
    if (token === '{' && depth === 0) blocks.push({ before: text, body: '' });
    if (token === '{') depth += 1;
  }
  return { text, blocks };
};

const membersOf = (body: string): readonly string[] => {
  const members: string[] = [];
  let member = '';
  let depth = 0;
  for (const token of body.match(TOKEN) ?? []) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    const isEnd = token === ';' && depth === 0;
    if (isEnd) members.push(member);
    member = isEnd ? '' : member + token;
  }
  return [...members, member].map((each) => each.trim()).filter((each) => each !== '');
};

const collect = (member: string, parent: string, shape: Map<string, string>): void => {
  const { text, blocks } = takeBlocks(member);
  const path = parent === '' ? nameOf(text) : `${parent}.${nameOf(text)}`;
  shape.set(path, text);
  for (const [index, { before, body }] of blocks.entries()) {
    const marker = `${isAsked(before) ? ASKED : ''}${index === 0 ? '' : `#${index}`}`;
    for (const inner of membersOf(body)) collect(inner, `${path}${marker}`, shape);
  }
};

/** Takes a declaration of an emitted `.d.ts` apart. Purely textual: what the text does not show is no change. */
export const shapeOf = (declaration: string): Shape => {
  const shape = new Map<string, string>();
  collect(declaration, '', shape);
  return shape;
};
