/**
 * Puts a CSS module into its cascade layer (`ui` for the kernel's components, `app` for the pages), so that no remote
 * wins over another by load order. A file that names its layers itself is left alone.
 */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return /^\s*(\/\*[\s\S]*?\*\/\s*)*@layer\b/.test(source) ? source : `@layer ${layer} {\n${source}\n}\n`;
};
