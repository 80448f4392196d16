import assert from 'node:assert/strict';

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;

/**
 * Asserts that a drawing is well-formed XML: one root, closed tags, quoted attributes that occur once, no bare `&`,
 * unique ids, and no reference to an id that is not there.
 */
export const assertWellFormed = (svg: string): void => {
  const open: string[] = [];
  const ids = new Set<string>();
  let roots = 0;
  let read = 0;
  for (const [token, closing, tag = '', list = '', selfClosing] of svg.matchAll(TOKEN)) {
    read += token.length;
    if (!tag) {
      assert.ok(open.length > 0, 'Text outside the root.');
      continue;
    }
    if (closing) {
      assert.equal(open.pop(), tag, `</${tag}> closes another element.`);
      continue;
    }
    if (open.length === 0) roots += 1;
    const names = [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value }));
    assert.equal(new Set(names.map(({ name }) => name)).size, names.length, `An attribute twice: ${token}`);
    for (const { name, value } of names) {
      assert.doesNotMatch(value, /&(?!#\d+;|amp;|lt;|gt;|quot;)/, `A bare & in ${token}`);
      if (name !== 'id') continue;
      assert.ok(!ids.has(value), `The id ${value} twice.`);
      ids.add(value);
    }
    if (!selfClosing) open.push(tag);
  }
  assert.equal(read, svg.length, `Not XML at: ${svg.slice(read, read + 80)}`);
  assert.deepEqual([roots, open], [1, []]);
  for (const [, id = ''] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g))
    assert.ok(ids.has(id), `No element has the id ${id}.`);
};
