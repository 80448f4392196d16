import { dirname, resolve } from 'node:path';
import { styleText } from 'node:util';
import { OVERRIDE_PARAMETER } from '@shared-kernel/contracts/release/override';
import type { CAC } from 'cac';
import { toString as drawQrCode, toFile as writeQrCode } from 'qrcode';
import { askMerchant, readSite } from '../registry/ask-site.ts';
import {
  makeOverride,
  RegistryError,
  type RegistryKeys,
  readRegistryKeys,
  registryAt,
  type SigningKey,
  signOverride,
} from '../registry/registry.ts';
import { need, openStore, readTime } from './arguments.ts';
import { type GateCommandOptions, gated, sayFindings } from './check-command.ts';
import { readPlatformCalls } from './platform-calls.ts';

/** Around the code. */
const QUIET_MODULES = 2;
const HERE = 'http://localhost:8080';
const PAGE = '/m/home';

interface LinkOptions extends GateCommandOptions {
  readonly for?: string;
  readonly site: string;
  readonly merchant?: string;
  /** Where the QR code goes as a picture. */
  readonly qr?: string;
}

/** The key that the site will trust. Undefined: there is no root, and only a development site takes the link. Throws a RegistryError for a key that does not count. */
export const overridesKeyOf = ({
  overridesKey,
  trustedOverrideKeys,
  trustedPointersKeys,
}: RegistryKeys): SigningKey | undefined => {
  if (trustedPointersKeys === undefined) return undefined;
  if (trustedOverrideKeys === undefined)
    throw new RegistryError(
      'The root lets nobody sign overrides: pnpm release keys <folder> --role overrides, then pnpm release root add-key overrides <public.pem>.',
    );
  if (overridesKey !== undefined && trustedOverrideKeys.keys.has(overridesKey.id)) return overridesKey;
  throw new RegistryError(
    `A link is signed by ${[...trustedOverrideKeys.keys.keys()].join(' or ')}: OVERRIDES_KEY_FILE is ${overridesKey === undefined ? 'not set' : overridesKey.id}.`,
  );
};

/** A QR code for a terminal: dark on light, whatever its colours, with room around it. `columns`: how wide it is; wrapped, no phone reads it. */
export const qrText = async (text: string, columns = Number.POSITIVE_INFINITY): Promise<string> => {
  const code = await drawQrCode(text, { type: 'utf8', errorCorrectionLevel: 'L', margin: QUIET_MODULES });
  const lines = code.split('\n');
  const width = lines[0]?.length ?? 0;
  if (width > columns)
    return `Its QR code is ${width} columns wide, the terminal ${columns}: widen it, or add --qr link.png for a picture.`;
  return lines.map((line) => styleText(['bgWhiteBright', 'black'], line, { validateStream: false })).join('\n');
};

const showQr = async (address: string, file: string | undefined): Promise<string> => {
  if (file === undefined) return qrText(address, process.stdout.columns);
  if (!file.endsWith('.png')) throw new RegistryError(`--qr takes the name of a picture, link.png, not "${file}".`);
  await writeQrCode(file, address, { type: 'png', errorCorrectionLevel: 'L' }).catch((cause: unknown) => {
    throw new RegistryError(`--qr: ${file} cannot be written. Is there a folder ${dirname(resolve(file))}?`, { cause });
  });
  return `Its QR code: ${file}`;
};

const link = async (releases: readonly string[], options: LinkOptions): Promise<void> => {
  const now = new Date();
  const until = readTime('for', need('for', options.for, 'how long the link is valid'), now.getTime());
  const site = readSite(options.site);
  const key = overridesKeyOf(await readRegistryKeys(registryAt(options.registry), process.env));
  const wanted = {
    merchant: options.merchant ?? (await askMerchant(site)),
    until,
    platform: await readPlatformCalls(options.platform),
    report: sayFindings,
  };
  const override = await makeOverride(await openStore(options), releases, wanted, now);
  const address = `${site}${PAGE}?${OVERRIDE_PARAMETER}=${signOverride(override, key)}`;
  console.log(`${override.releases.join(' ')} at ${override.merchant} until ${override.expires} (${override.id})`);
  if (key === undefined) console.log('Unsigned, since there is no root: only a site of pnpm dev takes it.');
  console.log(`${address}\n${await showQr(address, options.qr)}`);
};

/** What shows releases to whoever opens a link. */
export const addLinkCommand = (cli: CAC): void => {
  gated(cli.command('link <...releases>', 'A signed link to the site with these releases, for a phone too'))
    .option('--for <span>', 'How long: 2h, 7d, or until a time')
    .option('--site <address>', 'Of the site', { default: HERE })
    .option('--merchant <code>', 'Whose site (as it says itself)')
    .option('--qr <file>', 'Its QR code as a picture (PNG), not on the terminal')
    .action(link);
};
