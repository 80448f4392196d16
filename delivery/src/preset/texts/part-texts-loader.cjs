const { dirname, join } = require('node:path');
const { partTexts } = require('./remote-texts.ts');

/**
 * Hands the host the texts of each page and slot: appends to a remote's one exposed module a table of lazy imports, by
 * part and language. No team writes it, so none forgets a feature in it.
 */
module.exports = function partTextsLoader(source) {
  const folder = dirname(dirname(this.resourcePath));
  this.addContextDependency(join(folder, 'src/features'));
  const parts = [...partTexts(folder, source)];
  const asked = [...new Map(parts.map(([, requests]) => [requests.EN, requests])).values()];
  const lazily = (request) => `() => import(${JSON.stringify(request)})`;
  const tables = asked.map(({ EN, TY }, index) => `const texts${index} = { EN: ${lazily(EN)}, TY: ${lazily(TY)} };`);
  const entries = parts.map(
    ([part, { EN }]) => `${JSON.stringify(part)}: texts${asked.findIndex((each) => each.EN === EN)}`,
  );
  return `${source}\n${tables.join('\n')}\nObject.assign(remote, { texts: { ${entries.join(', ')} } });\n`;
};
