/**
 * The kernel that the host provides, against the one that was last released (`shared-kernel/api/declarations`): a remote
 * that is live was built on that one. What breaks it needs a major version; what is added needs nothing here.
 * `--record` keeps the declarations as they are now: with a release of the host (docs/decisions/0007-api-check.md).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readKernelPackage, sharedKernelRequests } from '../../preset/federation/sharing-policy.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { compareApis } from './compare.ts';
import { collectDeclarations, declarationOf, readDeclarations, writeDeclarations } from './declarations.ts';

const KERNEL = join(WORKSPACE, 'shared-kernel');
const RECORDED = join(KERNEL, 'api/declarations');
const RELEASED = join(KERNEL, 'api/released.json');
/** What a remote exposes to the host, judged the other way round. */
const EXPOSED = 'remote';

interface Released {
  readonly version: string;
  /** The subpaths that the host provided. */
  readonly subpaths: readonly string[];
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** The subpaths that remotes take from the host at run time; the others are bundled and never meet another version. */
export const providedSubpaths = (): readonly string[] =>
  sharedKernelRequests()
    .map((request) => request.replace('shared-kernel/', ''))
    .filter((subpath) => !subpath.startsWith('host/'))
    .sort();

export const currentDeclarations = () => collectDeclarations(KERNEL, [...providedSubpaths(), EXPOSED]);

const record = (): void => {
  const released: Released = { version: readKernelPackage().version, subpaths: providedSubpaths() };
  rmSync(RECORDED, { recursive: true, force: true });
  writeDeclarations(RECORDED, currentDeclarations());
  writeFileSync(RELEASED, `${JSON.stringify(released, null, 2)}\n`);
};

const check = async (): Promise<string | null> => {
  if (!existsSync(RELEASED))
    return `${RELEASED} is missing: pnpm exec node delivery/src/checks/kernel-api/kernel-api.ts --record`;
  const released: Released = JSON.parse(readFileSync(RELEASED, 'utf8'));
  const { exports, version } = readKernelPackage();
  if (majorOf(version) > majorOf(released.version)) return null;
  const provided = new Set(providedSubpaths());
  const dropped = released.subpaths.filter((subpath) => !provided.has(subpath));
  const modules = released.subpaths
    .filter((subpath) => provided.has(subpath))
    .map((subpath) => declarationOf(exports, subpath));
  const problems = [
    ...dropped.map((subpath) => `shared-kernel/${subpath} is no longer provided by the host`),
    ...(await compareApis(readDeclarations(RECORDED), currentDeclarations(), modules)),
  ];
  if (problems.length === 0) return null;
  return `${problems.join('\n\n')}

Remotes that are live were built on the kernel ${released.version} and would break. Keep what they use, or raise the major
version of shared-kernel (${majorOf(released.version) + 1}.0.0). If that kernel was never released: pnpm exec node delivery/src/checks/kernel-api/kernel-api.ts --record`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--record')) record();
  const refusal = await check();
  if (refusal === null) console.log('Every remote that runs on the released kernel runs on this one.');
  else {
    console.error(refusal);
    process.exitCode = 1;
  }
}
