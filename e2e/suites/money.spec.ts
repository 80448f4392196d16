import type { Locator, Page } from '@playwright/test';
import { seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import { IS_WHOLE } from '../fixtures/extent.ts';
import { findLostWords } from '../fixtures/large-text.ts';
import { readOverflow } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSlot } from '../flows/game-frame.ts';
import { AccountRecordPage } from '../pages/account-record.page.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import type { Pages } from '../pages/pages.ts';
import { TeamBettingPage } from '../pages/team-betting.page.ts';

const SHORTEST = '0.05';
const LONGEST = '9999999999.99';
const AMOUNTS = [SHORTEST, '12480.50', '1234567.89', '98765432.10', LONGEST] as const;
const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

/** Every amount and counter that a page may show, by its name in the platform's answers. */
const AMOUNT_FIELD = /"(sumBalance|stake|validBet|payout|amount|progress|target)":"-?[\d.]+"/g;
const OUTCOME_FIELD = /"(profit|houseProfit)":"(-?)[\d.]+"/g;
const COUNT_FIELD = /"(team\w+Count)":\d+/g;

/** All money of the site is this much from now on; counts are as long as its whole part, up to seven figures. */
const makeAllMoney = async (page: Page, site: string, amount: string): Promise<void> => {
  const count = amount.split('.')[0]?.slice(0, 7);
  await page.route(`${site}/wps/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(AMOUNT_FIELD, `"$1":"${amount}"`)
      .replace(OUTCOME_FIELD, `"$1":"$2${amount}"`)
      .replace(COUNT_FIELD, `"$1":${count}`);
    await route.fulfill({ response, body });
  });
};

/** What a page shows of an amount: its first digits, whole or shortened. */
const expectAllThere = async (page: Page): Promise<void> => {
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expect.poll(() => readOverflow(page)).toBeLessThanOrEqual(0);
    await expect.soft.poll(() => findLostWords(page), `${phone.width} px`).toEqual([]);
  }
};

interface Place {
  readonly address: string;
  /** Stands there once the page is whole. */
  readonly content: (pages: Pages) => Locator;
}

/** Who has money, and where it is shown to them. */
const PLACES: Readonly<Record<string, { readonly visitor: typeof seedsPlayer; readonly places: readonly Place[] }>> = {
  'a member': {
    visitor: seedsPlayer,
    places: [
      { address: HomePage.path, content: ({ home }) => home.hotGames.first() },
      { address: MemberCentrePage.path, content: ({ member }) => member.balance },
      { address: `${BettingRecordPage.path}?range=30d`, content: ({ record }) => record.bets.first() },
      {
        address: `${AccountRecordPage.path}?range=30d`,
        content: ({ accountRecord }) => accountRecord.movements.first(),
      },
    ],
  },
  'an agent': {
    visitor: seedsAgent,
    places: [
      { address: AgentPage.path, content: ({ agent }) => agent.figuresHeading },
      { address: `${TeamBettingPage.path}?range=7d`, content: ({ teamBetting }) => teamBetting.bets.first() },
    ],
  },
};

/** The shortest and the longest, unless the run is a whole one. */
const SHOWN = IS_WHOLE ? AMOUNTS : [SHORTEST, LONGEST];

for (const amount of SHOWN)
  for (const [who, { visitor, places }] of Object.entries(PLACES))
    test(`₱${amount} is read to its end wherever ${who} has it`, async ({
      page,
      pages,
      site,
      control,
      brand,
      signedInAs,
    }) => {
      await signedInAs(await visitor(control, { brand }));
      await makeAllMoney(page, site, amount);
      for (const { address, content } of places) {
        await page.goto(address);
        await expect(content(pages)).toBeVisible();
        await expectAllThere(page);
      }
    });

test('over a game a great balance leaves the name of the game its room', async ({
  page,
  pages,
  site,
  control,
  brand,
  signedInAs,
}) => {
  await signedInAs(await seedsPlayer(control, { brand }));
  await makeAllMoney(page, site, '1234567890.12');
  await page.setViewportSize(PHONES[0]);
  await openSlot(page, pages);
  await expect(pages.launcher.balance).toHaveAccessibleName(/1,234,567,890\.12/);
  await expect.poll(() => findLostWords(page)).toEqual([]);
});

test('a balance that is shortened says all of itself at a press', async ({
  page,
  site,
  control,
  brand,
  signedInAs,
}) => {
  await signedInAs(await seedsPlayer(control, { brand }));
  await makeAllMoney(page, site, '9999999999.99');
  await page.setViewportSize(PHONES[0]);
  await page.goto(HomePage.path);
  await page.getByRole('banner').getByRole('button', { name: '₱9,999,999,999.99' }).click();
  await expect(page.getByRole('status').filter({ hasText: '₱9,999,999,999.99' }).last()).toBeVisible();
});
