const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text and quoted attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON inside a script element: without `<` it can neither end the element nor open a comment. */
const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An opening tag. True writes a bare attribute; false and undefined write none. */
export const tag = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${written.join('')}>`;
};

/** A data block, which needs no hash in the policy since it never runs. */
export const jsonElement = (id: string, json: string): string =>
  `${tag('script', { type: 'application/json', id })}${escapeJson(json)}</script>`;
