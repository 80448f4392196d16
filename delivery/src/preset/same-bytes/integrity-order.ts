import type { Compiler, sources } from '@rspack/core';

const PLUGIN = 'IntegrityOrderPlugin';
/** Stands for a hash until the chunk that it is of has its last bytes. */
const PLACEHOLDER = 'CHUNK-SRI-HASH';
/** A chunk's id, and what stands for its hash. */
const ENTRY = /(?:\d+|"[^"]*"): ?"[^"]*CHUNK-SRI-HASH[^"]*"/g;
/** A table of chunks' hashes in the runtime's code. */
const TABLE = new RegExp(String.raw`\{(?:${ENTRY.source},?)+\}`, 'g');

export interface SortedTable {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tables of a script, each with its chunks in one order. */
export const sortTables = (script: string): readonly SortedTable[] =>
  [...script.matchAll(TABLE)].map(({ 0: table, index }) => ({
    start: index,
    end: index + table.length,
    text: `{${[...(table.match(ENTRY) ?? [])].sort().join(',')}}`,
  }));

/** The script with its tables sorted. Throws where it holds hashes that are in no table. */
const inOneOrder = ({ webpack }: Compiler, name: string, script: sources.Source): sources.Source => {
  const tables = sortTables(script.source().toString());
  if (tables.length === 0) throw new Error(`${PLUGIN}: ${name} holds hashes of chunks in no table.`);
  const sorted = new webpack.sources.ReplaceSource(script);
  for (const { start, end, text } of tables) sorted.replace(start, end - 1, text);
  return sorted;
};

/**
 * Chunks in the tables of integrity, in one order. The bundler writes them as its maps give them out, which are ordered by
 * hashes of paths: now and then a checkout in another folder built other bytes. Throws when the bundler writes its tables
 * in another way than this reads.
 */
export const integrityOrderPlugin = () => ({
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const { name, source } of compilation.getAssets())
          if (source.source().includes(PLACEHOLDER)) compilation.updateAsset(name, inOneOrder(compiler, name, source));
      });
    }),
});
