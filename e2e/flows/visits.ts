import type { Locator } from '@playwright/test';
import { aMember, anAgent, theSeedsAgent, theSeedsPlayer } from '../factories/accounts.ts';
import type { Account, Control } from '../fixtures/control.ts';
import type { Brand } from '../fixtures/site.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import type { Pages } from '../pages/pages.ts';
import { ServicePage } from '../pages/service.page.ts';
import { SettingsPage } from '../pages/settings.page.ts';
import { TeamBettingPage } from '../pages/team-betting.page.ts';

/** A page of the site as one kind of visitor sees it. */
export interface Visit {
  readonly name: string;
  /** Undefined: a guest. */
  readonly visitor?: (control: Control, at: { readonly brand: Brand }) => Promise<Account>;
  readonly open: (pages: Pages) => Promise<unknown>;
  /** Stands there once the page is whole. */
  readonly content: (pages: Pages) => Locator;
}

const opening =
  (path: string) =>
  ({ frame }: Pages): Promise<unknown> =>
    frame.page.goto(path);

/** Every page that the site has, for looking at. */
export const VISITS: readonly Visit[] = [
  { name: 'home of a guest', open: opening(HomePage.path), content: ({ home }) => home.hotGames.first() },
  {
    name: 'home of a member',
    visitor: aMember,
    open: opening(HomePage.path),
    content: ({ home }) => home.hotGames.first(),
  },
  {
    name: 'slots',
    open: opening(`${HomePage.path}?category=RNG`),
    content: ({ home }) => home.slots.first(),
  },
  { name: 'login', open: opening(LoginPage.path), content: ({ login }) => login.form },
  {
    name: 'launcher',
    visitor: aMember,
    open: async (pages) => {
      await opening(`${HomePage.path}?category=RNG`)(pages);
      await pages.home.playFirstSlot();
    },
    content: ({ launcher }) => launcher.game.locator('[data-phase="idle"]'),
  },
  { name: 'member centre of a guest', open: opening(MemberCentrePage.path), content: ({ member }) => member.guestCard },
  {
    name: 'member centre',
    visitor: aMember,
    open: opening(MemberCentrePage.path),
    content: ({ member }) => member.balance,
  },
  {
    name: 'betting record',
    visitor: theSeedsPlayer,
    open: opening(`${BettingRecordPage.path}?range=30d`),
    content: ({ record }) => record.bets.first(),
  },
  {
    name: 'settings',
    visitor: aMember,
    open: opening(SettingsPage.path),
    content: ({ settings }) => settings.signOutButton,
  },
  { name: 'service', open: opening(ServicePage.path), content: ({ service }) => service.channels.first() },
  { name: 'agent home', visitor: anAgent, open: opening(AgentPage.path), content: ({ agent }) => agent.figuresHeading },
  {
    name: 'team bets',
    visitor: theSeedsAgent,
    open: opening(`${TeamBettingPage.path}?range=7d`),
    content: ({ teamBetting }) => teamBetting.bets.first(),
  },
  { name: 'not found', open: opening('/m/there-is-no-such-page'), content: ({ frame }) => frame.notFound },
];
