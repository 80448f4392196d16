import type { Compiler } from '@rspack/core';

const PLUGIN = 'PathCommentsPlugin';

/** The bundler's line over a module that it wrote itself: its whole text, with the paths that it imports by. */
const WRITTEN_MODULE = /;\/\/ CONCATENATED MODULE: [^\n]*data:text[^\n]*/g;

/**
 * Takes away comments that hold the checkout's path, before anything gets smaller: the minifier names things by how often
 * each letter stands in its text, comments included, and so every path would have names of its own.
 */
export const pathCommentsPlugin = () => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))) {
          const found = [...source.source().toString().matchAll(WRITTEN_MODULE)];
          if (found.length === 0) continue;
          const without = new compiler.webpack.sources.ReplaceSource(source);
          for (const { index, 0: comment } of found) without.replace(index, index + comment.length - 1, '');
          compilation.updateAsset(name, without);
        }
      });
    });
  },
});
