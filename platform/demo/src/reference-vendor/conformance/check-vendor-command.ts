import { readFileSync } from 'node:fs';
import { checkWallet } from './wallet-cases.ts';

/** What whoever runs the suite can mend. */
class CheckError extends Error {
  override readonly name = 'CheckError';
  readonly isExplained = true;
}

const USAGE =
  'Give the address that a launch of a test member answered, with its ticket after #launch=, and --vendor and --key-file.';

/** The ticket of a launch's address, or the ticket itself. */
const ticketIn = (launch: string): string => /#(?:.*&)?launch=([\w-]+)/.exec(launch)?.[1] ?? launch;

const keyIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new CheckError(`--key-file takes the file of the shared key: ${file} cannot be read.`, { cause: error });
  }
};

/** Plays a vendor's side of the contract against a platform, and prints what holds; ends with 1 when something does not. */
export const runCheckVendor = async (
  walletUrl: string,
  launch: string,
  { vendor, keyFile }: { readonly vendor?: string; readonly keyFile?: string },
): Promise<void> => {
  if (!vendor || !keyFile) throw new CheckError(USAGE);
  const key = keyIn(keyFile);
  const results = await checkWallet({
    walletUrl: walletUrl.replace(/\/$/, ''),
    code: vendor,
    key,
    ticket: ticketIn(launch),
  }).catch((error: unknown) => {
    throw new CheckError(`The launch opens nothing at ${walletUrl}: ${String(error)}`, { cause: error });
  });
  for (const { name, fault } of results) console.log(fault === undefined ? `ok    ${name}` : `FAIL  ${name}: ${fault}`);
  const failed = results.filter(({ fault }) => fault !== undefined).length;
  console.log(`${results.length - failed} of ${results.length} cases hold.`);
  if (failed > 0) process.exitCode = 1;
};
