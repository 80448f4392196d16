const { existsSync, readFileSync } = require('node:fs');

const isGroup = (value) => typeof value === 'object' && value !== null;

const merge = (under, over) => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => [
      key,
      isGroup(value) && isGroup(under[key]) ? merge(under[key], value) : value,
    ]),
  ),
});

/** Puts a remote's shared texts (`src/shared/texts.<language>.json`) under a feature's, so that a page's words are one file. */
module.exports = function mergeTextsLoader(source) {
  const shared = this.resourcePath.replace(/([\\/]src[\\/])features[\\/][^\\/]+([\\/]texts\.\w+\.json)$/, '$1shared$2');
  this.addDependency(shared);
  return existsSync(shared)
    ? JSON.stringify(merge(JSON.parse(readFileSync(shared, 'utf8')), JSON.parse(source)))
    : source;
};
