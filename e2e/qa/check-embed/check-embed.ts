import { overrideCookieName } from '@shared-kernel/contracts/release/override';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { PARTNER_REMOTE } from '@shared-kernel/contracts/system/partner-page';
import { launchBrowser } from '../../fixtures/launch-browser.ts';
import { compare, type Difference } from './compare.ts';
import { lookAt } from './look.ts';

const LINES_SHOWN = 6;

/** `check-embed.ts <page> <site> <token> <storage> [path …]`: run by `pnpm release check-embed`. Exit code 1: the next release has new faults, or a page less. */
const [page = '', site = '', token = '', storage = '', ...only] = process.argv.slice(2);
const isAsked = (path: string): boolean => only.length === 0 || only.includes(path);

/** The pages that can be opened without more than their address. */
const pathsOf = async (site: string, token: string | null): Promise<readonly string[]> => {
  const cookie = token === null ? '' : `${overrideCookieName(site.startsWith('https:'))}=${token}`;
  const answer = await fetch(`${site}/m/_release`, { headers: { Cookie: cookie } });
  const { remotes }: ReleaseDocument = await answer.json();
  const area = remotes.find(({ live }) => live.name === PARTNER_REMOTE);
  if (area === undefined) throw new Error(`${site} has no agent area.`);
  return area.live.routes.map(({ path }) => path).filter((path) => !path.includes(':') && isAsked(path));
};

const listed = (mark: string, lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, LINES_SHOWN).map((line) => `    ${mark} ${line.trim()}`),
  ...(lines.length > LINES_SHOWN ? [`    ${mark} and ${lines.length - LINES_SHOWN} lines more`] : []),
];

const textOf = ({ path, isNew, isGone, removed, added, faults }: Difference): string => {
  const words = [
    ...(isNew ? ['new'] : []),
    ...(isGone ? ['gone'] : []),
    ...(faults.length > 0 ? [`${faults.length} faults that the live release has not`] : []),
    ...(removed.length + added.length > 0 ? [`${removed.length} lines less, ${added.length} more`] : []),
  ];
  return [
    `${path}: ${words.length === 0 ? 'the same' : words.join('; ')}`,
    ...listed('!', faults),
    ...listed('-', removed),
    ...listed('+', added),
  ].join('\n');
};

const browser = await launchBrowser();
try {
  const paths = { live: await pathsOf(site, null), next: await pathsOf(site, token) };
  if (paths.live.length + paths.next.length === 0) throw new Error(`The agent area has no page ${only.join(', ')}.`);
  const ask = { page, site, storage };
  const live = await lookAt(browser, { ...ask, token: null, paths: paths.live });
  const unseen = [...live].find(([, { lines }]) => lines.length === 0);
  if (unseen !== undefined)
    throw new Error(
      `The live agent area cannot be looked at (${unseen[0]}): ${unseen[1].faults.join('; ') || 'nothing is shown'}.`,
    );
  const next = await lookAt(browser, { ...ask, token, paths: paths.next });
  const found = compare(live, next, paths);
  for (const difference of found) console.log(textOf(difference));
  const broken = found.filter(({ isGone, faults }) => isGone || faults.length > 0).length;
  const changed = found.filter(({ removed, added, isNew }) => isNew || removed.length + added.length > 0).length;
  console.log(`${found.length} pages: ${broken} broken, ${changed} changed.`);
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  await browser.close();
}
