import type { Compilation, Compiler } from '@rspack/core';

/** Adds a file about a build to it, once all other files have their last bytes (integrity included). Null: no file. */
export const emitFile = (plugin: string, file: string, textOf: (compilation: Compilation) => string | null) => ({
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const text = textOf(compilation);
        if (text !== null) compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    }),
});
