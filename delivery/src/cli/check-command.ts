import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Release } from '@shared-kernel/contracts/release/release';
import type { CAC, Command } from 'cac';
import { readBuild, verifyBuild } from '../registry/builds/build-files.ts';
import {
  checkReleases,
  type Finding,
  type GateOptions,
  parseReleaseId,
  RegistryError,
  type ReleaseStore,
} from '../registry/registry.ts';
import { sarifLog } from '../registry/release-gate/sarif.ts';
import { findBuildFolder, openStore, type RegistryOptions } from './arguments.ts';
import { readPlatformCalls } from './platform-calls.ts';

export interface GateCommandOptions extends RegistryOptions {
  /** An OpenAPI document: a file or an address. */
  readonly platform?: string;
}

interface CheckOptions extends GateCommandOptions {
  readonly json?: boolean;
  readonly sarif?: string;
}

/** A command whose candidates pass the gate. */
export const gated = (command: Command): Command =>
  command.option('--platform <document>', 'OpenAPI document of the live platform, a file or an address');

const GRADE_WIDTH = 8;

/** A finding for a person: what, whose visitors get it, what to do about it. */
const findingText = ({ grade, rule, package: id, what, whose, advice }: Finding): string =>
  `${grade.padEnd(GRADE_WIDTH)}${rule}  ${id}: ${what} (${whose})\n${' '.repeat(GRADE_WIDTH)}${advice}`;

/** Prints findings, one after another. */
export const sayFindings = (findings: readonly Finding[]): void => {
  for (const finding of findings) console.log(findingText(finding));
};

/** What publish, promote and check ask the gate with; what is to review is printed, what is proven is in the refusal. */
export const gateOptions = async ({ platform }: GateCommandOptions): Promise<GateOptions> => ({
  platform: await readPlatformCalls(platform),
  report: (findings) => sayFindings(findings.filter(({ grade }) => grade === 'review')),
});

/** A candidate, and the file that says what it is. */
interface Candidate {
  readonly release: Release;
  readonly file: string;
}

const findCandidate = async (store: ReleaseStore, named: string): Promise<Candidate> => {
  if (named.includes('@')) {
    const release = await store.readRelease(named);
    if (release === null) throw new RegistryError(`${named} is not published.`);
    const { name, folder } = parseReleaseId(named);
    return { release, file: `releases/${name}/${folder}/release.json` };
  }
  const folder = findBuildFolder(process.cwd(), named);
  const release = await readBuild(folder);
  await verifyBuild(release, folder);
  return { release, file: relative(process.cwd(), join(folder, 'release.json')) };
};

const check = async (named: string, { json = false, sarif, ...options }: CheckOptions): Promise<void> => {
  const store = await openStore(options);
  const { release, file } = await findCandidate(store, named);
  const findings = await checkReleases(store, [release], { platform: await readPlatformCalls(options.platform) });
  if (sarif !== undefined) await writeFile(sarif, `${JSON.stringify(sarifLog(findings, file), null, 2)}\n`);
  const refused = findings.filter(({ grade }) => grade === 'proven').length;
  if (json) console.log(JSON.stringify(findings, null, 2));
  else {
    sayFindings(findings);
    console.log(`${refused} proven, ${findings.length - refused} to review`);
  }
  if (refused > 0) process.exitCode = 1;
};

/** The gate on a build or a release, with nothing published and nothing changed. */
export const addCheckCommand = (cli: CAC): void => {
  gated(cli.command('check <package|release>', 'Hold a build or a release against every live combination'))
    .option('--json', 'For a program')
    .option('--sarif <file>', 'Write the findings as SARIF 2.1.0, for a code host')
    .action(check);
};
