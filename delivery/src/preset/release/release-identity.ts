import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Compilation } from '@rspack/core';
import { RELEASE_SCHEMA, type Release } from '@shared-kernel/contracts/release/release';
import { integrityOf } from '../../registry/builds/build-files.ts';
import type { BuildContext } from '../base-config.ts';

/** What players' browsers may ask for: source maps and reports stay with the build. */
const SHIPPED = /\.(js|css|svg|png|webp|woff2)$/;

const COMMIT = /^[0-9a-f]{7,64}$/;
const COMMIT_DIGITS = 8;

/** Named in SOURCE_COMMIT where the checkout has no history: in an image. Throws for what is no commit. */
const givenCommit = (given = process.env.SOURCE_COMMIT): string | undefined => {
  if (given === undefined || given === '') return undefined;
  if (COMMIT.test(given)) return given.slice(0, COMMIT_DIGITS);
  throw new Error(`SOURCE_COMMIT has to be a commit in hex digits, not "${given}".`);
};

/** The commit that the build was made at, with the build's own hash: a tree with changes never shares a name with its commit. */
const sourceIdentity = ({ folder, id, isDevelopment }: BuildContext): string => {
  if (isDevelopment) return id;
  const given = givenCommit();
  if (given !== undefined) return `${given}.${id}`;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${commit.trim()}.${id}`;
  } catch {
    return id;
  }
};

const described = (bytes: Buffer) => ({
  integrity: integrityOf(bytes),
  bytes: bytes.length,
  gzipBytes: gzipSync(bytes, { level: 9 }).length,
});

/** Of a development server's files, which the next compilation replaces. */
const briefly = (bytes: Buffer) => ({ integrity: '', bytes: bytes.length, gzipBytes: bytes.length });

const describeFiles = ({ isDevelopment }: BuildContext, compilation: Compilation): Release['files'] =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => SHIPPED.test(name))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, source }) => {
        const bytes = source.buffer();
        return [name, isDevelopment ? briefly(bytes) : described(bytes)];
      }),
  );

/** Name, version, commit and files of a build: what both kinds of release begin with. */
export const identityOf = (build: BuildContext, compilation: Compilation) =>
  ({
    schema: RELEASE_SCHEMA,
    name: build.name,
    version: JSON.parse(readFileSync(join(build.folder, 'package.json'), 'utf8')).version as string,
    commit: sourceIdentity(build),
    builtAt: new Date().toISOString(),
    files: describeFiles(build, compilation),
  }) as const;
