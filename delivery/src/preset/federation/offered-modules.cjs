/**
 * A loader that writes a module naming every shared module of the kernel, so that the host provides also those which only
 * remotes use. The function is never called: naming is enough for the federation plugin, and each stays in a lazy chunk.
 */
module.exports = function offeredModules() {
  const { requests } = this.getOptions();
  const imports = requests.map((request) => `import(${JSON.stringify(request)})`);
  return `export const offered = () => [${imports.join(', ')}];`;
};
