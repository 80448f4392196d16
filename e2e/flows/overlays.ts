import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { Texts } from '../fixtures/texts.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LotteryPage } from '../pages/lottery.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import { SecurityPage } from '../pages/security.page.ts';
import { SessionsPage } from '../pages/sessions.page.ts';
import { WithdrawPage } from '../pages/withdraw.page.ts';

export interface Overlay {
  readonly name: string;
  readonly at: string;
  /** Of today: the seed lets its members rest on some days. */
  readonly showsBet?: true;
  /** What opens it; pressed one after the other. */
  readonly openers: (page: Page, t: Texts, language: Language) => readonly Locator[];
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export const OVERLAYS_OF_GUESTS: readonly Overlay[] = [
  { name: 'the menu', at: HomePage.path, openers: (page, t) => [button(page, t('frame:popover.label'))] },
  {
    name: 'the languages',
    at: HomePage.path,
    openers: (page, t, language) => [
      button(page, t('frame:language.label', { name: t(`frame:language.${language}`) })),
    ],
  },
  { name: 'the app', at: HomePage.path, openers: (page, t) => [button(page, t('browse:install.get'))] },
  { name: 'the hot matches', at: HomePage.path, openers: (page) => [button(page, /Hot match|patok na laban/i)] },
  {
    name: 'the past results',
    at: LotteryPage.link,
    openers: (page, t) => [button(page, t('browse:results.title'))],
  },
  {
    name: 'the way in over a page',
    at: MemberCentrePage.path,
    openers: (page, t) => [page.getByText(t('member:tile.bettingRecord'), { exact: true }).first()],
  },
];

export const OVERLAYS_OF_MEMBERS: readonly Overlay[] = [
  {
    name: 'the question before signing out',
    at: HomePage.path,
    openers: (page, t) => [button(page, t('frame:popover.label')), button(page, t('common:signOut'))],
  },
  {
    name: 'the referral link',
    at: MemberCentrePage.path,
    openers: (page, t) => [page.getByText(t('member:entry.referral'), { exact: true })],
  },
  {
    name: 'the dates',
    at: BettingRecordPage.path,
    openers: (page, t) => [button(page, t('records:range.custom')).last()],
  },
  { name: 'a choice', at: BettingRecordPage.path, openers: (page, t) => [button(page, t('records:category.any'))] },
  {
    name: 'a bet',
    at: BettingRecordPage.path,
    showsBet: true,
    openers: (page, t) => [
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: t('member:record.number') })
        .getByRole('button')
        .first(),
    ],
  },
];

/** Of members who come in by more than a password: only the still answers make one at once. */
export const OVERLAYS_OF_WAYS_IN: readonly Overlay[] = [
  { name: 'a new passkey', at: SessionsPage.path, openers: (page, t) => [button(page, t('account:passkeys.add'))] },
  {
    name: 'another name for a passkey',
    at: SessionsPage.path,
    openers: (page, t) => [button(page, t('account:passkeys.rename', { name: 'Work laptop' }))],
  },
  {
    name: 'the question before a passkey is removed',
    at: SessionsPage.path,
    openers: (page, t) => [button(page, t('account:passkeys.remove', { name: 'Work laptop' }))],
  },
  {
    name: 'the question before a provider is unlinked',
    at: SessionsPage.path,
    openers: (page, t) => [button(page, t('account:links.unlink', { name: t('account:provider.name.google') }))],
  },
];

/** Of members whom money can be sent to: only the still answers make one at once. */
export const OVERLAYS_OF_PAYEES: readonly Overlay[] = [
  {
    name: 'the last look before a withdrawal',
    at: WithdrawPage.path,
    openers: (page, t) => [
      page.getByRole('main').getByRole('button', { name: t('forms:amount.all') }),
      page.getByRole('main').getByRole('button', { name: t('common:withdraw'), exact: true }),
    ],
  },
  {
    name: 'a new account',
    at: WithdrawPage.path,
    openers: (page, t) => [button(page, t('member:withdraw.another'))],
  },
  {
    name: 'another payment password',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, new RegExp(t('payment:entry')))],
  },
  {
    name: 'a deposit limit',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, new RegExp(t('member:security.limit.of.deposit.day')))],
  },
  {
    name: 'a time-out',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, t('member:security.break.timeOut'))],
  },
  {
    name: 'a self-exclusion',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, t('member:security.break.selfExclusion'))],
  },
  {
    name: 'a forgotten payment password',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, new RegExp(t('payment:entry'))), button(page, t('payment:forgot'))],
  },
  {
    name: 'the question before an account is removed',
    at: SecurityPage.path,
    openers: (page, t) => [button(page, t('member:security.remove')).first()],
  },
];

/** The first button of the page whose name begins so: of a row, it goes on with whose it is. */
const firstButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

const rowsButton = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button').first();

const DIRECT_TEAM = `${paths.team}?scope=direct`;

/** Of agents with a team. */
export const OVERLAYS_OF_AGENTS: readonly Overlay[] = [
  { name: 'a member of the team', at: paths.team, openers: (page) => [rowsButton(page)] },
  {
    name: 'the rebate rates of a member',
    at: DIRECT_TEAM,
    openers: (page, t) => [firstButton(page, t('agent:team.toRates'))],
  },
  {
    name: 'the contracts of a member',
    at: DIRECT_TEAM,
    openers: (page, t) => [firstButton(page, t('agent:team.toContracts'))],
  },
  {
    name: 'the rebate rates of a new account',
    at: `${paths.openAccount}?by=hand`,
    openers: (page, t) => [firstButton(page, t('rates:title'))],
  },
  { name: 'a dividend', at: paths.dividend, openers: (page) => [rowsButton(page)] },
];

/** Of agents with a registration link. */
export const OVERLAYS_OF_LINKS: readonly Overlay[] = [
  {
    name: 'the code of a registration link',
    at: paths.openAccount,
    openers: (page, t) => [firstButton(page, t('agent:agentRegister.show'))],
  },
  {
    name: 'the question before a link is deleted',
    at: paths.openAccount,
    openers: (page, t) => [firstButton(page, t('agent:agentRegister.delete'))],
  },
];

/** Of whom a salary was proposed to. */
export const OVERLAYS_OF_CONTRACTS: readonly Overlay[] = [
  {
    name: 'the question before a contract is agreed to',
    at: paths.salaryContract,
    openers: (page, t) => [firstButton(page, t('agent:contracts.agree'))],
  },
];

export const overlayOf = (page: Page): Locator => page.locator('[role="dialog"], [role="alertdialog"]');

/** Opens it by its own controls; it alone lies over the page then. */
export const openOverlay = async (
  page: Page,
  t: Texts,
  { openers }: Overlay,
  language: Language = 'EN',
): Promise<void> => {
  for (const opener of openers(page, t, language)) await opener.click();
  await expect(overlayOf(page)).toHaveCount(1);
  // Its entry of the history comes with it.
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
};
