import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from '@rspack/core';

const PLUGIN = 'DeterministicHashesPlugin';

/** A file of a build, and the hashes of content that its name holds for now. */
export interface HashedFile {
  readonly name: string;
  readonly hashes: readonly string[];
}

/** For each hash another one of the same length, made of the rest of its file's name: the same wherever the checkout lies. */
export const standInsFor = (files: readonly HashedFile[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ name, hashes }) =>
      hashes.map((hash) => {
        const steady = createHash('sha256').update(name.replaceAll(hash, '*')).digest('hex').slice(0, hash.length);
        return [hash, steady] as const;
      }),
    ),
  );

const hashedFiles = (compilation: Compilation): readonly HashedFile[] =>
  compilation.getAssets().map(({ name, info }) => ({ name, hashes: [info.contenthash ?? []].flat() }));

const replaceIn = (compilation: Compilation, { webpack }: Compiler, by: ReadonlyMap<string, string>): void => {
  if (by.size === 0) return;
  const any = new RegExp([...by.keys()].join('|'), 'g');
  for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))) {
    const found = [...source.source().toString().matchAll(any)];
    if (found.length === 0) continue;
    const replaced = new webpack.sources.ReplaceSource(source);
    for (const { index, 0: hash } of found) replaced.replace(index, index + hash.length - 1, by.get(hash) ?? hash);
    compilation.updateAsset(name, replaced);
  }
};

/**
 * Keeps from the minifier the hashes that files have before their last bytes are known. They are made of paths, too, and the
 * minifier names things by how often each letter stands in its text: now and then a checkout in another folder got other
 * names. What stands in for them is taken out again behind the minifier, before the bundler writes the final hashes.
 */
export const deterministicHashesPlugin = () => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifier } = compiler.webpack.Compilation;
      let standIns: ReadonlyMap<string, string> = new Map();
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: minifier - 1 }, () => {
        standIns = standInsFor(hashedFiles(compilation));
        if (new Set(standIns.values()).size < standIns.size) throw new Error(`${PLUGIN}: two files have one stand-in.`);
        replaceIn(compilation, compiler, standIns);
      });
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: minifier + 1 }, () =>
        replaceIn(compilation, compiler, new Map([...standIns].map(([hash, steady]) => [steady, hash]))),
      );
    });
  },
});
