const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => HTML_ENTITIES[entity] ?? entity);

type TagAttributes = Readonly<Record<string, string>>;

/** All opening tags of a name, with their attributes; a bare attribute is an empty text. */
export const tagsOf = (html: string, name: string): TagAttributes[] =>
  [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
  );

/** What stands inside the element with an id, as the browser would hand it to a script. */
export const textOfElement = (html: string, id: string): string => {
  const found = new RegExp(`<script[^>]* id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
  if (found === undefined) throw new Error(`no element #${id}`);
  return found;
};

/** The inline texts that the policy must know: those of scripts that run, and of styles. */
export const inlineTexts = (html: string): { readonly scripts: string[]; readonly styles: string[] } => ({
  scripts: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
  styles: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text),
});

export const titleOf = (html: string): string => decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
