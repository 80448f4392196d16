import { join, resolve } from 'node:path';
import { PARTNER_REMOTE } from '@shared-kernel/contracts/system/partner-page';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { CAC } from 'cac';
import { askMerchant, readSite } from '../registry/ask-site.ts';
import { makeOverride, RegistryError, readRegistryKeys, registryAt, signOverride } from '../registry/registry.ts';
import { parseReleaseId } from '../registry/release-name.ts';
import { runScript } from '../workspace/run-program.ts';
import { IS_INSTALLED, WORKSPACE } from '../workspace/workspace.ts';
import { need, openStore } from './arguments.ts';
import { type GateCommandOptions, sayFindings } from './check-command.ts';
import { overridesKeyOf } from './link-command.ts';

interface CheckEmbedOptions extends GateCommandOptions {
  readonly release?: string;
  readonly site?: string;
  readonly storage?: string;
  readonly path?: string | readonly string[];
}

/** Opens an affiliate's page with the live agent area and with a release that is not live, and tells what differs. */
const checkEmbed = async (page: string, options: CheckEmbedOptions): Promise<void> => {
  if (!URL.canParse(page)) throw new RegistryError(`"${page}" is no address of a page.`);
  const site = readSite(need('site', options.site, 'whose script the page loads'));
  const release = need('release', options.release, 'as agent@1.2.0+abc1234');
  if (parseReleaseId(release).name !== PARTNER_REMOTE)
    throw new RegistryError(`--release takes a release of ${PARTNER_REMOTE}, the area of the page, not ${release}.`);
  const override = await makeOverride(await openStore(options), [release], {
    merchant: await askMerchant(site),
    until: new Date(Date.now() + HOUR_MS),
    report: sayFindings,
  });
  const token = signOverride(
    override,
    overridesKeyOf(await readRegistryKeys(registryAt(options.registry), process.env)),
  );
  const script = join(WORKSPACE, 'e2e/qa/check-embed/check-embed.ts');
  const storage = options.storage === undefined ? '' : resolve(options.storage);
  const args = [page, site, token, storage, ...[options.path ?? []].flat()];
  const { code } = await runScript(script, args, { cwd: process.cwd(), isShown: true });
  if (code !== 0) process.exitCode = 1;
};

export const addCheckEmbedCommand = (cli: CAC): void => {
  // It runs a browser of this workspace's tests.
  if (IS_INSTALLED) return;
  cli
    .command('check-embed <page>', "What a release of the agent area would change in an affiliate's page")
    .option('--release <id>', 'The release that is not live yet')
    .option('--site <address>', 'Of the brand whose script the page loads')
    .option('--storage <file>', "Playwright's storage state of somebody who is logged in on the page")
    .option('--path <path>', 'Only this page of the area; may be given again')
    .action(checkEmbed);
};
