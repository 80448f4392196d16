/**
 * The kernel that the host provides, against the one that was last released (`shared-kernel/api/released.json`): a remote
 * that is live was built on that one. What breaks it needs a major version; what is added needs nothing here.
 * `--record` keeps the declarations as they are now: with a release of the host (docs/decisions/0007-api-check.md).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedParts } from '../../preset/federation/kernel-sharing.ts';
import { KERNEL_FOLDER, kernelVersion, RUNTIME } from '../../workspace/kernel-packages.ts';
import { compareApis } from './compare.ts';
import { collectDeclarations, type Declarations, declarationOf } from './declarations.ts';

const RELEASED = join(KERNEL_FOLDER, 'api/released.json');
/** What a remote exposes to the host, judged the other way round. */
const EXPOSED = `${RUNTIME}/remote`;

interface Released {
  readonly version: string;
  /** The modules that the host provided: files of `declarations` by import request. */
  readonly modules: Readonly<Record<string, string>>;
  readonly declarations: Declarations;
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** The modules that remotes take from the host at run time; the others are bundled and never meet another version. */
export const providedDeclarations = (): Readonly<Record<string, string>> =>
  Object.fromEntries(providedParts.map(({ request }) => [request, declarationOf(request)]));

export const currentDeclarations = (): Declarations =>
  collectDeclarations([...Object.keys(providedDeclarations()), EXPOSED]);

const record = (): void => {
  const released: Released = {
    version: kernelVersion(),
    modules: providedDeclarations(),
    declarations: currentDeclarations(),
  };
  writeFileSync(RELEASED, `${JSON.stringify(released, null, 2)}\n`);
};

const check = async (): Promise<string | null> => {
  if (!existsSync(RELEASED))
    return `${RELEASED} is missing: pnpm exec node delivery/src/checks/kernel-api/kernel-api.ts --record`;
  const released: Released = JSON.parse(readFileSync(RELEASED, 'utf8'));
  if (majorOf(kernelVersion()) > majorOf(released.version)) return null;
  const provided = providedDeclarations();
  const dropped = Object.keys(released.modules).filter((request) => !(request in provided));
  const kept = Object.fromEntries(Object.entries(released.modules).filter(([request]) => request in provided));
  const problems = [
    ...dropped.map((request) => `${request} is no longer provided by the host`),
    ...(await compareApis(released.declarations, currentDeclarations(), kept)),
  ];
  if (problems.length === 0) return null;
  return `${problems.join('\n\n')}

Remotes that are live were built on the kernel ${released.version} and would break. Keep what they use, or raise the major
version of shared-kernel (${majorOf(released.version) + 1}.0.0). If that kernel was never released: pnpm exec node delivery/src/checks/kernel-api/kernel-api.ts --record`;
};

if (import.meta.main) {
  if (process.argv.includes('--record')) record();
  const refusal = await check();
  if (refusal === null) console.log('Every remote that runs on the released kernel runs on this one.');
  else {
    console.error(refusal);
    process.exitCode = 1;
  }
}
