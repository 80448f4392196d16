import { readFile } from 'node:fs/promises';
import { SITE } from '../fixtures/chaos-table.ts';
import { expect, test } from '../fixtures/test.ts';
import { areaOf } from '../flows/areas.ts';
import { type Case, played, settle, spoiled, visitTwice, withRegistry } from '../flows/chaos.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
/** After the rows of the remotes. */
const FIRST_ROW = 100;

const withClock =
  (shiftMs: number) =>
  async (given: Case): Promise<string> => {
    await given.pages.frame.page.clock.install({ time: Date.now() + shiftMs });
    return played(given);
  };

/** What fails for every remote alike; the remote is the one that is looked at. */
const FAILURES: Readonly<Record<string, (given: Case) => Promise<string>>> = {
  'the registry is taken away': withRegistry(async (registry, given) => {
    await registry.edge.start();
    await registry.remove();
    await expect
      .poll(async () => {
        await fetch(`${registry.site}/m/_release`);
        return readFile(registry.log, 'utf8');
      })
      .toContain('pointers.unreadable');
    return played(given, registry.site);
  }),
  'the document server dies during a visit': withRegistry(async (registry, { area, pages }) => {
    const { page } = pages.frame;
    await registry.edge.start();
    await page.goto(registry.site + areaOf(area.elsewhere).path);
    await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
    await registry.edge.kill();
    await area.enter(pages);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(pages.frame.retryCard).toBeHidden();
    await registry.edge.start();
    await area.leave(pages);
    await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
    return `its page says in place what it lacks; ${await visitTwice(area, pages, registry.site)} when it is back`;
  }),
  'a signature is wrong': spoiled('signatures.json', '[]'),
  'the phone’s clock is a year ahead': withClock(YEAR_MS),
  'the phone’s clock is a year behind': withClock(-YEAR_MS),
};

Object.entries(FAILURES).forEach(([failure, play], row) => {
  test(failure, async ({ pages, site, control, signedInAs }) => {
    const outcome = await play({ pages, site, control, signedInAs, remote: 'browse', area: areaOf('browse') });
    settle({ failure, remote: SITE, outcome }, FIRST_ROW + row);
  });
});
