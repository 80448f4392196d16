import { DOCUMENT_ELEMENT_ID } from '@shared-kernel/contracts/system/document';
import { anAgent } from '../factories/accounts.ts';
import { OUTCOME, writtenOutcome } from '../fixtures/chaos-table.ts';
import { type OwnRegistry, ownRegistry } from '../fixtures/own-registry.ts';
import { liveRelease, type RemoteName, readRelease } from '../fixtures/release.ts';
import { siteFolder } from '../fixtures/site.ts';
import { expect, type Fixtures, test } from '../fixtures/test.ts';
import { DRAWN_BY } from '../fixtures/twin-release.ts';
import type { Pages } from '../pages/pages.ts';
import { type Area, areaOf } from './areas.ts';

const OWN = 'its page';
const FORMER = 'the former release’s page';
const FAILED = 'failed state';
export const REFUSED = 'refused at promotion';

/** An entry that is given up is asked for three times. */
export const LONGEST_MS = 45_000;

/** What stands where a remote's page should. */
export const seen = async (area: Area, pages: Pages): Promise<string> => {
  const { page, retryCard } = pages.frame;
  await expect(area.content(pages).or(retryCard)).toBeVisible({ timeout: LONGEST_MS });
  if (await retryCard.isVisible()) return FAILED;
  const { isTwinLive, drawnBy } = await page.evaluate(
    ([element, name]) => ({
      isTwinLive: document.getElementById(element)?.textContent.includes('.twin/') === true,
      drawnBy: document.documentElement.dataset[name],
    }),
    [DOCUMENT_ELEMENT_ID, DRAWN_BY] as const,
  );
  return isTwinLive && drawnBy !== 'twin' ? FORMER : OWN;
};

/** Another remote's page is opened, and works: the frame lives, and so does it. */
const expectTheRest = async (area: Area, pages: Pages): Promise<void> => {
  await area.leave(pages);
  await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
  await expect(pages.frame.retryCard).toBeHidden();
  await expect(pages.frame.lastNet).toBeHidden();
};

/** Opens a remote's page by a link, goes on, and comes anew in a first visit. */
export const visitTwice = async (area: Area, pages: Pages, site: string): Promise<string> => {
  const { page } = pages.frame;
  await page.goto(site + areaOf(area.elsewhere).path);
  await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
  await area.enter(pages);
  const byLink = await seen(area, pages);
  await expectTheRest(area, pages);
  // Its files may never come.
  await page.goto(site + area.path, { waitUntil: 'commit' });
  const first = await seen(area, pages);
  return byLink === first ? first : `by a link ${byLink}, first ${first}`;
};

/** A case of the table is what is written, unless it is being written. */
export const settle = (
  cell: { readonly failure: string; readonly remote: string; readonly outcome: string },
  order: number,
) => {
  test.info().annotations.push({ type: OUTCOME, description: JSON.stringify({ ...cell, order }) });
  if (process.env.CHAOS !== 'write') expect(cell.outcome).toBe(writtenOutcome(cell.failure, cell.remote));
};

/** A remote under a failure, and who looks at it. */
export type Case = Pick<Fixtures, 'pages' | 'site' | 'control' | 'signedInAs'> & {
  readonly area: Area;
  readonly remote: RemoteName;
};

export const played = async ({ area, pages, site, control, signedInAs }: Case, on = site): Promise<string> => {
  if (area.isForAgents) await signedInAs(await anAgent(control), { site: on });
  return visitTwice(area, pages, on);
};

/** On a registry and a document server of the case's own. */
export const withRegistry =
  (change: (registry: OwnRegistry, given: Case) => Promise<string>) =>
  async (given: Case): Promise<string> => {
    const folder = siteFolder();
    test.skip(folder === undefined, 'This site runs elsewhere: its registry is out of reach.');
    const registry = await ownRegistry(folder ?? '');
    try {
      return await change(registry, given);
    } finally {
      await registry.close();
    }
  };

/** The live release's file has another text than was published. */
export const spoiled = (file: string, text: string) =>
  withRegistry(async (registry, given) => {
    const before = liveRelease(await readRelease(given.site), given.remote);
    expect(await registry.release(given.remote)).toBeUndefined();
    await registry.spoil(given.remote, file, text);
    await registry.edge.start();
    const outcome = await played(given, registry.site);
    const { commit } = liveRelease(await readRelease(registry.site), given.remote);
    return commit === before.commit ? outcome.replaceAll(OWN, FORMER) : outcome;
  });
